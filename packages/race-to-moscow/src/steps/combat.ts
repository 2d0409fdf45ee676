import * as pick from '../choices.ts'
import { AMMO, BRANDENBURG, FUEL, PANZERHAUBITZEN, SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { checkVictory, placeControl } from '../rules/capture.ts'
import { bottomSoviet, drawSoviet, returnPursuit, returnSoviet } from '../rules/decks.ts'
import { resolveEncirclement } from '../rules/encirclement.ts'
import { onCard, spend } from '../rules/supply.ts'
import { ENCIRCLEMENT_TIMING, SECOND } from '../settings.ts'
import { DEFEATED, SOVIET_DEFEATED, type State } from '../state.ts'
import { FROM_PURSUIT, FROM_SOVIET } from './entry.ts'
import { askOkhRow, rowCouldChangeCombat, takeOkh } from './hq.ts'
import { finishMove } from './move.ts'
import { FLAGS_ARG, MARKER_PLACED, STOPPED } from './movement.ts'
import { playPanzerhaubitzen, takeFromHand, whyNotPlayOkh } from './okh.ts'
import type * as step from './step.ts'

/** Bytes of a COMBAT frame. */
const ARMY_ARG = 0
const AREA_ARG = 1
const FROM_ARG = 2
const SOURCE_ARG = 3
const CARD_ARG = 4
const SUPPORT_ARG = 5

/** What the drawn card asks for, after air support [2024:9.1] [2024:10]. */
function combatCost(s: State): { ammo: number; fuel: number } {
  const card = s.agenda.get(CARD_ARG)
  const fromPursuit = s.agenda.get(SOURCE_ARG) === FROM_PURSUIT
  const ammo = fromPursuit ? s.content.pursuitAmmo[card] : s.content.sovietAmmo[card]
  const fuel = fromPursuit ? 0 : s.content.sovietFuel[card]
  return { ammo: Math.max(0, ammo - s.agenda.get(SUPPORT_ARG)), fuel }
}

/** [2024:10] [2021:8] Combat. The player is asked only if a card could change it; paying is not a choice. */
export const combat: step.Step = {
  name: 'combat',
  kind: 'action',
  rules: ['10', '8'],
  seat: (s) => s.active,
  about(s) {
    const card = s.agenda.get(CARD_ARG)
    const fromPursuit = s.agenda.get(SOURCE_ARG) === FROM_PURSUIT
    return {
      army: s.content.armyIds[s.agenda.get(ARMY_ARG)],
      area: s.content.areaIds[s.agenda.get(AREA_ARG)],
      card: fromPursuit ? s.content.pursuitNumber[card] : s.content.sovietNumber[card],
      ...combatCost(s),
    }
  },
  run(s) {
    if (whyNotPlayOkh(s, BRANDENBURG) === no.ALLOWED || whyNotPlayOkh(s, PANZERHAUBITZEN) === no.ALLOWED) return false
    if (rowCouldChangeCombat(s)) return false
    fight(s)
    return true
  },
  ask(s, question) {
    question.add(pick.choice(pick.FIGHT))
    for (const card of [BRANDENBURG, PANZERHAUBITZEN]) {
      if (whyNotPlayOkh(s, card) === no.ALLOWED) question.add(pick.choice(pick.PLAY_OKH, card))
    }
    if (rowCouldChangeCombat(s)) askOkhRow(s, question)
  },
  answer(s, choice) {
    if (pick.verbOf(choice) === pick.FIGHT) {
      fight(s)
      return
    }
    const card = pick.firstOf(choice)
    if (pick.verbOf(choice) === pick.TAKE_OKH) {
      takeOkh(s, card)
      return
    }
    takeFromHand(s, card)
    if (card === PANZERHAUBITZEN) playPanzerhaubitzen(s, s.agenda.get(ARMY_ARG))
    else playBrandenburg(s)
  },
}

/** [2024:9.4] Another card from the Soviet deck; the first one goes to its bottom. */
function playBrandenburg(s: State): void {
  const deck = s.agenda.get(SOURCE_ARG) - FROM_SOVIET
  const card = drawSoviet(s, deck)
  bottomSoviet(s, deck, s.agenda.get(CARD_ARG))
  s.agenda.set(CARD_ARG, card)
  s.tell?.({ type: 'card-drawn', seat: SEAT_NAMES[s.active], deck: 'soviet', card: s.content.sovietNumber[card] })
}

function fight(s: State): void {
  const army = s.agenda.get(ARMY_ARG)
  const { ammo, fuel } = combatCost(s)
  const wins = onCard(s, army, AMMO) >= ammo && onCard(s, army, FUEL) >= fuel
  // [2024:10] Who cannot pay all still pays as much as he can.
  const ammoPaid = Math.min(ammo, onCard(s, army, AMMO))
  const fuelPaid = Math.min(fuel, onCard(s, army, FUEL))
  spend(s, army, AMMO, ammoPaid)
  spend(s, army, FUEL, fuelPaid)
  s.tell?.({
    type: wins ? 'combat-won' : 'combat-lost',
    army: s.content.armyIds[army],
    area: s.content.areaIds[s.agenda.get(AREA_ARG)],
    ammo: ammoPaid,
    fuel: fuelPaid,
  })
  if (wins) win(s)
  else withdraw(s, army)
}

/** The card goes to the player's area; the army stops, the capture follows [2024:8.2] [2024:10]. */
function win(s: State): void {
  const card = s.agenda.get(CARD_ARG)
  if (s.agenda.get(SOURCE_ARG) === FROM_PURSUIT) s.pursuitPlace[card] = DEFEATED
  else s.sovietPlace[card] = SOVIET_DEFEATED + s.active
  s.agenda.pop()
  // Below lie CAPTURE and then MOVE.
  s.agenda.set(FLAGS_ARG, s.agenda.get(FLAGS_ARG, 1) | STOPPED, 1)
}

/** [2024:10] Back to where it came from; its movement is over, the card is shuffled back into its deck. */
function withdraw(s: State, army: number): void {
  const card = s.agenda.get(CARD_ARG)
  const source = s.agenda.get(SOURCE_ARG)
  const from = s.agenda.get(FROM_ARG)
  s.armyArea[army] = from
  s.tell?.({ type: 'army-withdrew', army: s.content.armyIds[army], area: s.content.areaIds[from] })
  s.agenda.pop()
  s.agenda.pop()
  if (source === FROM_PURSUIT) returnPursuit(s, s.active, card)
  else returnSoviet(s, source - FROM_SOVIET, card)
  finishMove(s)
}

/** [2024:8.2] [2021:7] After the card the area is marked. Runs by itself. */
export const capture: step.Step = {
  name: 'capture',
  kind: 'action',
  rules: ['8.2', '7'],
  seat: (s) => s.active,
  run(s) {
    const area = s.agenda.get(AREA_ARG)
    const seat = s.content.armySeat[s.agenda.get(ARMY_ARG)]
    s.agenda.pop()
    s.agenda.set(FLAGS_ARG, s.agenda.get(FLAGS_ARG) | MARKER_PLACED)
    placeControl(s, seat, area)
    if (checkVictory(s, seat, area)) return true
    // [2021:9] At every marker, where the ruling says so; otherwise when the movement is over.
    if (s.settings[ENCIRCLEMENT_TIMING] === SECOND) resolveEncirclement(s)
    return true
  },
  ask() {},
  answer() {},
}
