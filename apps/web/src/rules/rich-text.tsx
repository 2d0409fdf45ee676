import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Block } from '../game/rules-book.ts'
import { t } from '../texts/index.ts'
import { RuleMap } from './rule-map.tsx'

/** The words that are searched for. */
export const Searched = createContext('')

/** Shorter words stand everywhere. */
const SHORTEST = 3

/** The text with what was searched for marked, where a word begins with it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const words = typed.split(/\s+/).filter((word) => word.length >= SHORTEST)
  if (words.length === 0) return <>{text}</>
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'iu',
  )
  return <>{text.split(pattern).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>
}

/** `[8.5]` becomes a link to the section, `*word*` is set bold. */
function RichText({ text, game }: { text: string; game: string }) {
  const typed = useContext(Searched)
  const parts: ComponentChildren[] = text.split(/(\[[0-9.]+\]|\*[^*]+\*)/).map((part, i) => {
    const link = /^\[([0-9.]+)\]$/.exec(part)
    if (link !== null) {
      return (
        <a key={`${i}${part}`} class="rule-link" href={`/rules/${game}#${link[1]}`}>
          {link[1]}
        </a>
      )
    }
    return part.startsWith('*') && part.length > 1 ? (
      <strong key={`${i}${part}`}>
        <Marked text={part.slice(1, -1)} typed={typed} />
      </strong>
    ) : (
      <Marked key={`${i}${part}`} text={part} typed={typed} />
    )
  })
  return <>{parts}</>
}

export function Blocks({ blocks, game }: { blocks: readonly Block[]; game: string }) {
  return (
    <>
      {blocks.map((block, i) => (
        <div key={i} class={'ruling' in block ? 'rule-block ruling' : 'rule-block'}>
          {block.edition !== undefined && <span class="edition-mark">{t.rules.only(block.edition)}</span>}
          <Body block={block} game={game} />
        </div>
      ))}
    </>
  )
}

function Body({ block, game }: { block: Block; game: string }) {
  if ('p' in block) {
    return (
      <p>
        <RichText text={block.p} game={game} />
      </p>
    )
  }
  if ('ruling' in block) {
    return (
      <p>
        <strong>{t.rules.ruling}:</strong> <RichText text={block.ruling} game={game} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} game={game} />
          </li>
        ))}
      </ul>
    )
  }
  if ('map' in block) return <RuleMap game={game} scene={block.map} caption={block.caption} />
  if ('example' in block) {
    return (
      <div class="rule-example">
        <strong>{t.rules.example}</strong>
        <ol>
          {block.example.map((sentence) => (
            <li key={sentence}>
              <RichText text={sentence} game={game} />
            </li>
          ))}
        </ol>
      </div>
    )
  }
  const [head, ...rows] = block.table
  return (
    <div class="table-scroll">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                <td key={i}>
                  <RichText text={cell} game={game} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
