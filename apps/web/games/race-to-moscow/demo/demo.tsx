import { render } from 'preact'
import { useState } from 'preact/hooks'
import '../../../src/styles/fonts.css'
import '../../../src/styles/tokens.css'
import '../colours.css'
import { Board, type BoardHandle, type Orientation, type Target } from '../../../src/board/index.ts'
import { areas } from '../board/areas.ts'
import { art } from '../board/art.tsx'
import { description } from '../board/board.ts'
import { raceBoard } from '../board/tokens.ts'
import { highlights, position } from './position.ts'

/* The board by itself, for looking at and for browser tests. `?up=north`, `?size=1.12`, `?plain`, `?note`, `?still`. */

const asked = new URLSearchParams(location.search)
const orientation = asked.has('up') ? (`${asked.get('up')}-up` as Orientation) : undefined
const words = {
  board: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Whole map',
  turn: 'Turn the map',
  legend: 'Key',
  closeLegend: 'Close the key',
  layers: 'Layers',
  loading: 'Loading the map',
}
const state = raceBoard(position)
const heard: string[] = []

declare global {
  interface Window {
    board: BoardHandle
    heard: string[]
  }
}
window.heard = heard

function Demo() {
  const [about, setAbout] = useState<Target | null>(asked.has('note') ? { kind: 'area', id: 'brest' } : null)
  const nameOf = (target: Target) => areas.find(({ id }) => id === target.id)?.name ?? target.id
  return (
    <Board
      description={description}
      art={art}
      state={state}
      highlights={asked.has('plain') ? undefined : highlights}
      describe={nameOf}
      orientation={orientation}
      tokenSize={Number(asked.get('size') ?? 1)}
      still={asked.has('still')}
      words={words}
      onReady={(handle) => {
        window.board = handle
      }}
      onPick={(target) => heard.push(`pick ${target.kind} ${target.id}`)}
      onPoint={(target, by) => {
        heard.push(`${by} ${target === null ? 'nothing' : `${target.kind} ${target.id}`}`)
        if (by === 'long-press') setAbout(target)
      }}
      cardFor={about}
      card={
        about && (
          <div style="background:var(--raised);color:var(--ink);border:1.5px solid var(--ink);border-radius:8px;padding:10px 12px;font:400 14px var(--text);box-shadow:var(--shadow)">
            <strong>{nameOf(about)} is fortified: 1 ammo needed.</strong>
            <br />
            2. Panzergruppe carries none.
          </div>
        )
      }
    />
  )
}

const root = document.getElementById('app')
if (root !== null) render(<Demo />, root)
