import { Host } from '@railhead/host'
import { Match } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'

const match = Match.open(outposts, { options: { players: 2 }, seed: 'abc' })
const seats = { red: { kind: 'person', name: 'Ann' }, blue: { kind: 'computer', name: 'Computer', player: 'random' } } as const
const table = Host.open(match, { id: 'a table', seats, handover: true, confirmTurn: false })

const { viewer, asked, question } = table.snapshot()
console.log(`${viewer} is asked: ${asked?.prompt} ${asked?.labels.join(', ')}`)

table.choose({ question, index: 0 })
console.log(table.snapshot().lines.map(({ text }) => text))

const again = table.choose({ question, index: 1 })
if (!again.ok) console.log(`${again.refused.code}: ${again.refused.sentence}`)

table.undo({ question: table.question })
console.log(`${table.match.length} choices, and the same question has another number: ${table.question}`)
