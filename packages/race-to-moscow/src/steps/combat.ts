import { AMMO, FUEL, INFANTRY, NONE } from '../constants.ts'
import { listOkhCards, mayPlayOkh, namePlayOkh, playOkh, whyNoEffect, whyNotPlayIn } from '../parts/play-okh.ts'
import { listOkhRow, nameTakeOkh, TAKE_OKH, takeOkh, whyNotTake, whyNotTakeIn } from '../parts/take-okh.ts'
import * as no from '../reasons.ts'
import { ammoFor, deckOf, fuelFor, isReserve, numberOf, reserveFought, sovietFought } from '../rules/combat.ts'
import { returnPursuit, returnSoviet } from '../rules/decks.ts'
import { armyAt, controls, lineBetween, lineOpenTo } from '../rules/map.ts'
import { onCard, spend } from '../rules/supply.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import { DEFEATED, SOVIET_DEFEATED, type State } from '../state.ts'
import { code, VERBS, verbOf } from './code.ts'
import { asks, type Frame } from './step.ts'

const [FIGHT] = VERBS

/** [2024:10] [2021:8] Combat. The player is asked only if a card could change it; paying is not a choice. */
export const combat = asks<'combat'>({
  kind: 'action',
  rules: ['10', '8'],
  liesOn: ['capture'],

  prepare(s, frame) {
    if (mayPlayOkh(s, s.content.okhAt.combat) || mayTakeForCombat(s)) return false
    fight(s, frame)
    return true
  },
  seat: (s) => s.active,
  about: (s, { army, area, card, airSupport }) => ({
    army: s.content.armyIds[army],
    area: s.content.areaIds[area],
    card: numberOf(s, card),
    ammo: ammoFor(s, card, airSupport),
    fuel: fuelFor(s, card),
  }),

  ask(s, _frame, question) {
    question.add(code(FIGHT))
    listOkhCards(s, question, s.content.okhAt.combat)
    if (mayTakeForCombat(s)) listOkhRow(s, question, 'inside')
  },
  answer(s, frame, choice) {
    const verb = verbOf(choice)
    if (verb === FIGHT) fight(s, frame)
    else if (verb === TAKE_OKH) takeOkh(s, choice)
    else playOkh(s, choice)
  },
  name(s, _frame, choice) {
    const verb = verbOf(choice)
    if (verb === FIGHT) return { fight: true }
    return verb === TAKE_OKH ? nameTakeOkh(s, choice) : namePlayOkh(s, choice)
  },

  whyNot: () => undefined,
  whyNotAction(s, _frame, attempt) {
    if (attempt.action === 'take-okh') return whyNotTakeIn(s, attempt, 'inside')
    return attempt.action === 'play-okh' ? whyNotPlayIn(s, attempt, 'combat') : undefined
  },

  misfit(s, { army, area, from, card }, { below }) {
    if (army !== below?.fields.army || area !== below.fields.area) return 'army and area must be those of the capture under it'
    const isFree = controls(s, s.content.armySeat[army], from) && armyAt(s, from) === NONE
    if (!isFree) return ['from', "must be a free area of the army's group: it withdraws there"]
    const line = lineBetween(s, from, area)
    if (line === NONE || !lineOpenTo(s, s.active, line)) return 'no line of the colour leads from where the army comes'
    if (isReserve(s, card)) {
      if (s.content.pursuitDeck[reserveFought(card)] !== s.active) return ['card', "the card must be of the player's own deck"]
      return s.soviet[area] === 0 ? undefined : 'where a Soviet marker lies a card of the Soviet deck is fought'
    }
    if (s.soviet[area] === 0) return 'a card of the Soviet deck is fought where a Soviet marker lies'
    const isOther = s.settings[SOVIET_PLAYER] === 1 && s.soviet[area] - INFANTRY !== deckOf(s, sovietFought(s, card))
    return isOther ? ['card', 'the card must be of the kind that the marker shows'] : undefined
  },
})

/** Could a card of the row, taken now, change the combat that is fought? */
function mayTakeForCombat(s: State): boolean {
  for (const card of s.content.okhAt.combat) {
    if (whyNotTake(s, card, 'inside') === no.ALLOWED && whyNoEffect(s, card) === no.ALLOWED) return true
  }
  return false
}

/** [2024:10] Who cannot pay all still pays as much as he can, and has lost. */
function fight(s: State, frame: Frame<'combat'>): void {
  const { army, area, card, airSupport } = frame
  const ammo = ammoFor(s, card, airSupport)
  const fuel = fuelFor(s, card)
  const wins = onCard(s, army, AMMO) >= ammo && onCard(s, army, FUEL) >= fuel
  const ammoPaid = Math.min(ammo, onCard(s, army, AMMO))
  const fuelPaid = Math.min(fuel, onCard(s, army, FUEL))
  spend(s, army, AMMO, ammoPaid)
  spend(s, army, FUEL, fuelPaid)
  s.tell?.({
    type: wins ? 'combat-won' : 'combat-lost',
    army: s.content.armyIds[army],
    area: s.content.areaIds[area],
    ammo: ammoPaid,
    fuel: fuelPaid,
  })
  if (wins) win(s, frame)
  else withdraw(s, frame)
}

/** The card goes to the player's area; the army stops, the capture follows [2024:8.2] [2024:10]. */
function win(s: State, { card }: Frame<'combat'>): void {
  if (isReserve(s, card)) s.pursuitPlace[reserveFought(card)] = DEFEATED
  else s.sovietPlace[sovietFought(s, card)] = SOVIET_DEFEATED + s.active
  s.agenda.pop()
  s.movement.stopped = 1
}

/** [2024:10] Back to where it came from; its movement is over, the card is shuffled back into its deck. */
function withdraw(s: State, { army, card, from }: Frame<'combat'>): void {
  s.armyArea[army] = from
  s.tell?.({ type: 'army-withdrew', army: s.content.armyIds[army], area: s.content.areaIds[from] })
  s.agenda.pop()
  if (isReserve(s, card)) returnPursuit(s, s.active, reserveFought(card))
  else returnSoviet(s, deckOf(s, sovietFought(s, card)), sovietFought(s, card))
  s.movement.over = 1
}
