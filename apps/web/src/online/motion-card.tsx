import { useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { type Company, toldOf } from './company.tsx'
import { type Motion, sentenceOf, vote } from './server.ts'

/** Something that somebody asks of the others. */
export function MotionCard({ company, motion }: { company: Company; motion: Motion }) {
  const { info, seat, nameOf } = company
  const [trouble, setTrouble] = useState('')
  const [seen, setSeen] = useState(false)
  const answer = (agrees: boolean): void => {
    if (seat !== null) void vote(info.id, seat, motion.id, agrees).catch((error: unknown) => setTrouble(sentenceOf(error)))
  }
  const { refusedBy } = motion
  if (seen) return null
  if (refusedBy !== undefined)
    return (
      <div class="motion-card" role="status">
        <p>
          {wordsFor(motion, company)} {online.at.refused(nameOf(refusedBy))}
        </p>
        <button type="button" class="button" onClick={() => setSeen(true)}>
          {online.at.seen}
        </button>
      </div>
    )
  const isAsked = seat !== null && motion.asked.includes(seat) && !motion.agreed.includes(seat)
  const waitsFor = motion.asked.filter((one) => !motion.agreed.includes(one)).map(nameOf)
  return (
    <div class="motion-card" role="alert">
      <p>{wordsFor(motion, company)}</p>
      {isAsked ? (
        <div class="row">
          <button type="button" class="button primary" onClick={() => answer(true)}>
            {online.at.agree}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {online.at.refuse}
          </button>
        </div>
      ) : (
        <div class="row">
          <span class="quiet small">{online.at.waitsFor(waitsFor.join(', '))}</span>
          {seat === motion.by && (
            <button type="button" class="button plain" onClick={() => answer(false)}>
              {online.at.withdraw}
            </button>
          )}
        </div>
      )}
      {trouble !== '' && <p class="form-error">{trouble}</p>}
    </div>
  )
}

function wordsFor({ by, what }: Motion, company: Company): string {
  const { nameOf } = company
  if (what.kind === 'end') return online.at.end(nameOf(by))
  if (what.kind === 'computer') return online.at.computer(nameOf(by), nameOf(what.seat))
  return online.at.back(nameOf(by), what.to, toldOf(company, what.to + 1))
}
