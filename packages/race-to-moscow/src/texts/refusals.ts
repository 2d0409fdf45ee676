import type { JsonObject, Refusal } from '@railhead/table'
import type { RefusalCode } from '../reasons.ts'
import { areaName, armyName, capital, cardName, deckName } from './names.ts'

/** The subjects of a refusal in words; whatever the attempt did not name gets a phrase that fits. */
const area = (f: JsonObject, otherwise = 'that area'): string =>
  areaName(f.to ?? f.place ?? f.counterAttack ?? f.withdraw ?? f.area, otherwise)
const army = (f: JsonObject, otherwise = 'that army'): string => armyName(f.army, otherwise)
const card = (f: JsonObject, otherwise = 'that card'): string => cardName(f.card, otherwise)
const way = (f: JsonObject): string =>
  f.from === undefined ? `the line to ${area(f)}` : `the line from ${areaName(f.from)} to ${area(f)}`
const origin = (f: JsonObject): string => areaName(f.from ?? f.area, 'that area')
/** A number of the rules that the refusal may bring along. */
const number = (value: unknown, otherwise: string | number): string => String(typeof value === 'number' ? value : otherwise)

/** One sentence for each code of `reasons.ts`: what is wrong, and what would help. */
const REFUSALS: { readonly [code in RefusalCode]: (subjects: JsonObject) => string } = {
  // The turn
  'unknown-attempt': () => 'The game knows no such choice; take one of those that are listed.',
  'not-asked-now': () => 'This is not what is asked now; answer the question at hand first.',
  'choose-action-first': (f) =>
    f.army === undefined
      ? `${area(f)} cannot be chosen by itself: choose an action first, such as moving an army or carrying supplies.`
      : `Choose an action first: field armies move together, ${army(f)} among them.`,
  'say-which-army': () => 'Say which army is meant: name one in "army".',
  'say-which-area': () => 'Say which areas are meant: a transport goes "from" one "to" another, supplies are taken to an "area".',
  'say-all-amounts': () => 'Say how much of each: fuel, ammo and food, 0 for what is not wanted.',
  'no-actions-left': () => 'Both core actions of this turn are used; only bonus actions are left, or ending the turn.',
  'action-not-finished': () => 'Finish the action at hand before you begin another one.',
  'not-your-army': (f) => `${army(f)} belongs to another player; choose one of your own armies.`,
  'no-such-army': (f) => `${army(f)} is not there; choose an army that is on the map.`,
  'not-an-armored-army': (f) => `${army(f)} is a field army; this is for armored armies.`,
  'not-a-field-army': (f) => `${army(f)} is an armored army; it moves by an action of its own.`,

  // Movement
  'army-halted': (f) => `${army(f)} is halted for want of food; bring 1 food to its area.`,
  'army-has-moved': (f) => `${army(f)} has moved this turn already; it can move again next turn.`,
  'no-fuel-to-move': (f) => `${army(f)} needs 1 fuel on its card to move; load some first.`,
  'no-army-can-move': () => 'None of your field armies can move: each is halted, has moved, or has no way open.',
  'no-way-open': (f) => `${army(f)} has no area to go to: all around are closed to you or occupied.`,
  'no-line': (f) =>
    `No line leads to ${area(f)} from ${f.from === undefined ? 'where the army stands' : areaName(f.from)}; choose an adjacent area.`,
  'line-not-your-colour': (f) => `${way(f)} is not of your colour; use lines of your own colour.`,
  'area-not-your-colour': (f) => `${area(f)} is not of your colour; your armies cannot enter it.`,
  'area-blocked': (f) => `${area(f)} is held for good by an army group that nobody plays; go around it.`,
  'area-occupied': (f) => `Another army stands in ${area(f)}; an area has room for one.`,
  'foreign-marker': (f) => `${area(f)} is controlled by another player; you cannot enter or pass it.`,
  'range-exhausted': (f) => `${army(f, 'The army')} has moved as far as it can in one activation.`,
  'march-exhausted': (f) => `${army(f, 'The field army')} has moved two areas; a forced march adds one and no more.`,
  'halted-on-the-way': (f) => `${army(f, 'The field army')} was stopped by what it met; its movement is over.`,
  'no-fuel-to-go-on': (f) => `${army(f, 'The army')} was stopped and has no fuel on its card; going on costs 1 fuel.`,
  'no-food-for-forced-march': (f) => `${army(f, 'The army')} has no food on its card; a second area costs 1 food.`,
  'no-ammo-for-bunker': (f) => `${area(f)} is fortified: entering costs 1 ammo, and the army's card has none.`,

  // Fleet
  'no-fleet': () => 'Only Army Group North (gray) moves the fleet.',
  'fleet-has-moved': () => 'The fleet has moved this turn already; it moves once a turn.',
  'sea-not-adjacent': (f) => `The fleet moves one sea area at a time, and ${areaName(f.to ?? f.area, 'that')} is not next to it.`,

  // Loads
  'already-stowed': (f) => `The load of ${army(f)} has just been settled; do something else first.`,
  'nothing-to-stow': (f) => `Neither ${army(f)} nor its area has supplies to load or unload.`,
  'card-limit': (f) => `The card of ${army(f, 'the army')} holds ${number(f.spaces, 6)} supplies; choose fewer.`,
  'not-that-much-there': (f) => `There is not so much in ${origin(f)}; choose no more than lies there.`,

  // Supplies
  'area-limit': (f) => `${area(f)} cannot hold so much: the limit is 6 supplies, 9 in a Main Supply Base; leave less there.`,
  'not-a-supply-base': (f) =>
    `${area(f)} is not a supply base of yours; supplies are taken to the Main or Frontline Supply Base.`,
  'frontline-base-used': (f) =>
    `Supplies were taken to ${area(f, 'the Frontline Supply Base')} this turn already; it is possible once a turn.`,
  'stock-empty': () => 'The Supply Stock is empty; supplies come back when they are spent.',
  'too-many-supplies': (f) =>
    `That is too much for ${area(f, 'the base')}: one action brings ${typeof f.most === 'number' ? `at most ${f.most} supplies` : '6 supplies to a Main Supply Base, 3 to a Frontline Supply Base'}.`,
  'not-that-much-in-stock': () => 'The Supply Stock has not so much of it; choose no more than there is.',
  'wrong-excess': (f) => `Give back exactly ${number(f.excess, 'what is over the limit')}, no more and no less.`,

  // Transport
  'nothing-to-transport': () => 'You have neither trucks nor trains on your Logistics card; take transport first.',
  'place-limit': (f) =>
    `Your Logistics card allows no more in one action${typeof f.limit === 'number' ? `: the limit is ${f.limit}` : ''}; finish the transport.`,
  'one-more-truck': () =>
    'Grosstransportraum adds a truck above the limit, not a train; place that truck or finish the transport.',
  'no-truck': () => 'You have no truck on your Logistics card; place a train or take transport first.',
  'no-train': () => 'You have no train on your Logistics card; place a truck or take transport first.',
  'area-not-controlled': (f) =>
    `You must control ${f.from === undefined ? area(f) : `both ${areaName(f.from)} and ${area(f)}`} for this.`,
  'no-rail': (f) => `Trains need your rail at both ends, and ${way(f)} lacks it; use a truck or advance the railhead.`,
  'not-connected-to-base': (f) => `The rail on ${way(f)} is not connected to a supply base of yours; close the gap first.`,
  'line-has-truck': (f) => `There is a truck on ${way(f)} already; it takes one, whoever owns it.`,
  'line-has-train': (f) => `There is a train on ${way(f)} already; it takes one, whoever owns it.`,
  'no-supplies-there': (f) => `There are no supplies in ${origin(f)} to carry.`,
  'no-line-out': (f) =>
    `Nothing can be carried from ${origin(f)} now: no line to an area of yours with room is open to a truck or train that you have.`,
  'cargo-limit': (f) =>
    `A ${f.vehicle ?? 'truck or train'} cannot carry so much${typeof f.most === 'number' ? `: its limit is ${f.most}` : ''}; load less.`,
  'empty-cargo': () => 'A truck or a train is placed to carry something; load at least 1 supply.',
  'redeployment-not-used': () => 'Army redeployment is not used in this game; trains carry supplies only.',
  'only-trains-carry-armies': () => 'Only trains carry armies; place a train instead of a truck.',
  'only-field-armies-by-rail': (f) => `${army(f)} is armored; only field armies go by train.`,

  // Take transport
  'take-limit': (f) =>
    `That is more than your Logistics card lets you take${typeof f.most === 'number' ? `: at most ${f.most}` : ''} in one action.`,
  'possess-limit': () => 'Your Logistics card would hold more than it may; place transports first or take fewer.',
  'not-in-transport-stock': () =>
    'The Transport Stock has not so many; trucks and trains come back at the Theater Re-Organization.',
  'nothing-taken': () => 'Take at least one.',

  // Cards
  'not-in-the-basic-game': () => 'The basic game is played without air support, HQ and OKH cards.',
  'air-support-spent': () => 'Your air support is spent; it comes back with the next Theater Re-Organization.',
  'air-support-placed': () => 'Your air support marker is in place already; it stays until the card is drawn.',
  'say-which-deck': () =>
    'Say which deck is looked at: your own Pursuit deck or the Soviet deck, "pursuit" or "soviet" in "deck".',
  'say-which-marker': () => 'Say which Soviet marker is looked at: name its "area", next to an army of yours.',
  'deck-empty': (f) => `There is no card in ${deckName(f.deck)} to look at.`,
  'no-marker-nearby': (f) =>
    `There is no Soviet marker next to an army of yours${f.area === undefined ? '' : ` in ${area(f)}`}; choose one that is.`,
  'decks-not-with-soviet-player': () =>
    'With a Soviet player you look at a Soviet marker next to one of your armies, not at a deck.',
  'card-not-held': (f) => `You do not hold ${card(f)}.`,
  'one-auxiliaries-a-turn': () => 'One Axis Auxiliaries card can be used in a turn; keep it for a later one.',
  'hq-spent': () => 'Your HQ is used; it comes back with the next Theater Re-Organization.',
  'card-not-in-row': (f) => `${card(f)} is not among the OKH cards on offer; choose one that lies open.`,
  'not-enough-medals': (f) =>
    `You have not enough medals to buy ${card(f, 'an OKH card')}${typeof f.price === 'number' ? `: it costs ${f.price}` : ''}.`,
  'no-more-okh-cards': () => 'You have bought four OKH cards; there is no fifth.',
  'okh-not-held': (f) => `You do not hold ${card(f, 'that OKH card')}; the HQ must take it first.`,
  'card-not-now': (f) => `${card(f)} cannot be played at this moment; its text says when.`,
  'card-without-target': (f) => `${card(f)} would do nothing now; keep it until it can.`,
  'no-harbour': (f) => `${area(f)} has no harbour; choose a harbour that you control.`,
  'no-medal-there': (f) => `No medal can be taken from ${origin(f)} with this card; choose one of the areas offered.`,
  'no-place-for-medal': (f) =>
    `The medal cannot go to ${area(f)}: it needs an uncontrolled objective area of the right colours with fewer than 2 medals.`,

  // After the actions
  'has-rail': (f) => `${area(f)} has rail already; choose a marker without.`,
  'not-next-to-rail': (f) => `${area(f)} is not next to your rail by a line of your colour; the railhead advances step by step.`,
  'not-your-marker': (f) => `There is no Control marker of yours in ${area(f)}; choose one of your own.`,
  'no-rail-marker': (f) => `There is no rail marker in ${area(f)} to flip; printed rail is permanent.`,
  'own-rail': (f) => `The rail in ${area(f)} is your own; Partisans strike at an opponent.`,
  'not-a-counter-attack-target': (f) => `${area(f)} has no Control marker that could be counter-attacked.`,
  'shielded-by-army': (f) => `${area(f)} is shielded: an army stands there or next to it.`,
  'shielded-by-starting-area': (f) => `${area(f)} is shielded: it is a starting area or next to one.`,
  'not-next-to-uncontrolled': (f) => `${area(f)} is not next to an uncontrolled area, so no counter-attack can reach it.`,
  'own-marker-not-target': (f) => `${area(f)} belongs to the player whose turn it is; choose another player's marker.`,
  'printed-symbol': (f) => `${area(f)} has a printed symbol and is never lost.`,
  'has-soviet-marker': (f) => `${area(f)} has a Soviet marker already; an area takes one.`,
  'area-controlled': (f) => `${area(f)} has a Control marker; Soviet markers go to uncontrolled areas.`,
  'not-next-to-soviet-marker': (f) => `${area(f)} is not next to a Soviet marker; choose an area that is.`,
  'no-placing-in-last-round': () =>
    'The last Soviet marker was placed; in this round none are placed any more, only counter-attacks.',
  'no-marker-in-pool': () => 'There is no Soviet marker in the pool to place.',
  'not-by-front-card': (f) => `The Front card does not point to ${area(f)}; choose among the areas that it leaves open.`,
  'no-marker-of-that-face': (f) => `The pool has no ${f.face ?? 'such'} marker left; choose the other kind.`,
  'no-ammo-to-defend': (f) => `${army(f, 'The army')} has no ammo on its card to defend with; it must withdraw.`,
  'no-room-to-withdraw': (f) =>
    `${army(f, 'The army')} cannot withdraw to ${area(f)}: it must be an adjacent area of yours with room.`,
}

export const refusalText = ({ code, subjects }: Refusal): string => capital(REFUSALS[code as RefusalCode](subjects))
