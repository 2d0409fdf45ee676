import type { Choice, Decision } from '@railhead/table'
import { areas, lines } from '../../games/race-to-moscow/areas.ts'
import { okh, PURSUIT_TEXTS, pursuit, soviet } from './cards.ts'
import { topEchelon } from './status.ts'
import type { RaceView } from './view.ts'
import { areaName, supplyWords } from './words.ts'

/** What a choice would cost and risk: public arithmetic over what the viewer knows, nothing that a player could not count. */
export function preview(view: RaceView, decision: Decision, choice: Choice): readonly string[] {
  if (decision.step === 'move-army' && typeof choice.to === 'string') return moveBill(view, decision, choice.to)
  if (typeof choice.from === 'string' && typeof choice.vehicle === 'string') {
    const there = view.areas[choice.from]?.supplies
    return there === undefined ? [] : [`In ${areaName(choice.from)}: ${supplyWords(there)}.`]
  }
  if (typeof choice.card === 'number') {
    const text = okh.get(choice.card)?.text ?? PURSUIT_TEXTS[pursuit.get(choice.card)?.type ?? '']
    return text === undefined ? [] : [text]
  }
  if (choice.action === 'move-armored' && typeof choice.army === 'string') {
    const army = view.armies[choice.army]
    return army === undefined ? [] : [`Carries ${supplyWords(army)}; starting costs 1 fuel.`]
  }
  if (choice.action === 'end-turn') return unused(Number(decision.about.actionsLeft))
  // 9.1
  if (choice.action === 'air-support')
    return ['You look at the top card and leave the marker on it. If you draw it and must fight, it counts as 1 ammo.']
  return []
}

const unused = (actions: number): readonly string[] =>
  actions > 0 ? [actions === 1 ? '1 core action is not used.' : `${actions} core actions are not used.`] : []

function moveBill(view: RaceView, decision: Decision, to: string): readonly string[] {
  const { about } = decision
  const army = typeof about.army === 'string' ? view.armies[about.army] : undefined
  const area = view.areas[to]
  if (army === undefined || area === undefined) return []
  const armored = about.range === 3 || about.range === 4
  const fuel = army.fuel - (about.stopped === true && armored ? 1 : 0)
  const ammo = army.ammo - (area.bunker === true ? 1 : 0)
  const food = army.food - (!armored && Number(about.steps) > 0 ? 1 : 0)
  const bill: string[] = []
  const paid = [
    about.stopped === true && armored ? '1 fuel to go on' : '',
    area.bunker === true ? '1 ammo for the bunker' : '',
    food < army.food ? '1 food for the forced march' : '',
  ].filter(Boolean)
  if (paid.length > 0) bill.push(`Costs ${paid.join(' and ')}. Left: ${supplyWords({ fuel, ammo, food })}.`)
  if (area.control === decision.seat) return [...bill, 'Yours: no card is drawn.']
  bill.push(area.soviet !== undefined ? fight(view, decision.seat, fuel, ammo) : pursuitDraw(view, decision.seat, ammo))
  if (area.medals !== undefined) bill.push(`Worth ${area.medals} ${area.medals === 1 ? 'medal' : 'medals'}.`)
  const cut = cutOff(view, to)
  if (cut.length > 0) bill.push(`Would cut off ${cut.map(areaName).join(', ')}.`)
  const open = exposed(view, decision.seat, String(about.army), to)
  if (open.length > 0) bill.push(`Open to counter-attack then: ${open.map(areaName).join(', ')}.`)
  return bill
}

/** The Soviet cards that may lie on top, and how many of them could be paid. */
function fight(view: RaceView, seat: string, fuel: number, ammo: number): string {
  const player = view.players[seat]
  const helped = ammo + (player?.airSupport === 'soviet' ? 1 : 0)
  const payable = (number: number): boolean => {
    const card = soviet.get(number)
    return card !== undefined && card.ammo <= helped && card.fuel <= fuel
  }
  const deck = view.soviet.deck
  const top = deck?.[0]
  if (top !== null && top !== undefined) {
    return `Soviet card known: ${soviet.get(top)?.name}, ${payable(top) ? 'can be paid' : 'cannot be paid'}.`
  }
  const gone = new Set(
    Object.values(view.players).flatMap(({ defeated, encircled }) => [...defeated, ...encircled.filter((card) => card !== null)]),
  )
  for (const known of deck ?? []) if (known !== null) gone.add(known)
  const echelon = topEchelon(view)
  const unseen = [...soviet.values()].filter(
    (card) => !gone.has(card.number) && (echelon === undefined || card.echelon === echelon),
  )
  if (unseen.length === 0) return 'No Soviet card is left.'
  const paid = unseen.filter(({ number }) => payable(number)).length
  const which = echelon === undefined ? 'unseen cards' : `unseen ${echelon} cards, which lie on top,`
  return `Draws a Soviet card: of ${unseen.length} ${which} ${paid} can be paid (${percent(paid, unseen.length)}).`
}

function pursuitDraw(view: RaceView, seat: string, ammo: number): string {
  const player = view.players[seat]
  if (player === undefined) return 'Draws a Pursuit card.'
  const top = player.deck[0]
  if (top !== null && top !== undefined) return `Pursuit card known: ${pursuit.get(top)?.name}.`
  const gone = new Set([...player.discard, ...player.held, ...player.standingIn, ...player.defeated])
  const fresh = [...pursuit.values()].filter((card) => card.deck === seat && !gone.has(card.number))
  // An empty deck is made anew from the discards.
  const unseen =
    player.deck.length > 0
      ? fresh
      : [...pursuit.values()].filter((card) => card.deck === seat && player.discard.includes(card.number))
  const halts = unseen.filter(({ halt }) => halt).length
  const lost = unseen.filter((card) => card.ammo > ammo).length
  const risk = lost > 0 ? `, ${lost} could not be beaten` : ''
  return `Draws a Pursuit card: ${halts} of ${unseen.length} halt (${percent(halts, unseen.length)})${risk}.`
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`

const described = new Map(areas.map((area) => [area.id, area]))
const neighbours = new Map<string, string[]>()
for (const { a, b, kind } of lines) {
  if (kind === 'sea' || kind === 'harbour') continue
  neighbours.set(a, [...(neighbours.get(a) ?? []), b])
  neighbours.set(b, [...(neighbours.get(b) ?? []), a])
}
const around = (id: string): readonly string[] => neighbours.get(id) ?? []

/** Free areas that could not reach a free victory area any more once `taken` is held (8.2). Baltic harbours count as in the options. */
function cutOff(view: RaceView, taken: string): readonly string[] {
  const before = reached(view, undefined)
  const after = reached(view, taken)
  return [...before].filter((id) => id !== taken && !after.has(id))
}

function reached(view: RaceView, taken: string | undefined): ReadonlySet<string> {
  const free = (id: string): boolean => id !== taken && view.areas[id]?.control === null
  const seen = new Set(
    [...described.values()].filter(({ id, features }) => features.victory === true && free(id)).map(({ id }) => id),
  )
  const allSeas = view.options.seaChain === 'all-seas'
  const sea = (id: string): string | undefined => {
    const harbour = described.get(id)?.features.harbour
    return typeof harbour === 'string' && (allSeas || harbour.startsWith('S')) && harbour !== view.fleet.area
      ? harbour
      : undefined
  }
  const queue = [...seen]
  let bySea = queue.some((id) => sea(id) !== undefined && free(id))
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const next of around(id)) {
      if (seen.has(next) || !free(next)) continue
      seen.add(next)
      queue.push(next)
    }
    bySea ||= sea(id) !== undefined
    if (bySea && queue.length === 0) {
      for (const harbour of described.keys()) {
        if (seen.has(harbour) || !free(harbour) || sea(harbour) === undefined) continue
        seen.add(harbour)
        queue.push(harbour)
      }
    }
  }
  return seen
}

/** Own areas that a counter-attack could take after the move and could not before (12). */
function exposed(view: RaceView, seat: string, army: string, to: string): readonly string[] {
  const open = (armyAreas: ReadonlySet<string>, taken?: string): Set<string> => {
    const held = (id: string): boolean => view.areas[id]?.control === seat || id === taken
    const shielding = (id: string): boolean => armyAreas.has(id) || described.get(id)?.features.startArmy !== undefined
    const ids = Object.keys(view.areas).filter((id) => held(id) && described.get(id)?.features.printed !== true)
    return new Set(
      ids.filter((id) => {
        if (shielding(id) || around(id).some(shielding)) return false
        return around(id).some((next) => view.areas[next]?.control === null && next !== taken)
      }),
    )
  }
  const now = Object.values(view.armies).map(({ area }) => area)
  const then = Object.entries(view.armies).map(([id, { area }]) => (id === army ? to : area))
  const before = open(new Set(now))
  return [...open(new Set(then), to)].filter((id) => !before.has(id))
}
