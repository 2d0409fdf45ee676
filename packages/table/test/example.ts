import { eventFor, Table, verifyRecord } from '@railhead/table'
import { outposts } from './outposts/index.ts'

const table = Table.open(outposts, { options: { players: 2 }, seed: 'abc', salt: 'pepper', seats: { red: 'Ann', blue: 'Bob' } })

for (let asked = table.pending(); 'decision' in asked; asked = table.pending()) {
  const { seat, choices } = asked.decision
  const done = table.choose(choices[0], seat)
  if (done.ok) for (const { event } of done.events) console.log(outposts.texts.event(eventFor(event, null)))
}

table.reveal()
console.log(verifyRecord(outposts, table.record()).says)
