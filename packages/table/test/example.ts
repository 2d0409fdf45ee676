import { eventFor, Match, verifyRecord } from '@railhead/table'
import { outposts } from './outposts/index.ts'

const match = Match.open(outposts, { options: { players: 2 }, seed: 'abc', salt: 'pepper', seats: { red: 'Ann', blue: 'Bob' } })

for (let asked = match.pending(); 'decision' in asked; asked = match.pending()) {
  const { seat, choices } = asked.decision
  const done = match.choose(choices[0], seat)
  if (done.ok) for (const { event } of done.events) console.log(outposts.texts.event(eventFor(event, null)))
}

match.reveal()
console.log(verifyRecord(outposts, match.record()).says)
