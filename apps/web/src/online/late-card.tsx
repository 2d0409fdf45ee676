import type { SeatName } from '@railhead/table'
import { useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import type { Company } from './company.tsx'
import { propose, sentenceOf } from './server.ts'

/** Nothing happens by itself where somebody's time is up: what can be done is said. */
export function LateCard({ company, late }: { company: Company; late: SeatName }) {
  const { info, seat, nameOf } = company
  const [waits, setWaits] = useState(false)
  const [trouble, setTrouble] = useState('')
  if (waits || seat === null) return null
  const ask = (): void =>
    void propose(info.id, seat, { kind: 'computer', seat: late }).catch((error: unknown) => setTrouble(sentenceOf(error)))
  return (
    <div class="motion-card" role="status">
      <p>{online.at.late(nameOf(late))}</p>
      <div class="row">
        <button type="button" class="button" onClick={ask}>
          {online.at.askComputer(nameOf(late))}
        </button>
        <button type="button" class="button plain" onClick={() => setWaits(true)}>
          {online.at.wait}
        </button>
      </div>
      {trouble !== '' && <p class="form-error">{trouble}</p>}
    </div>
  )
}
