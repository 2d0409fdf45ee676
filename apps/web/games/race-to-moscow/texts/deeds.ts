import type { OkhDeed, PursuitDeed } from '@railhead/race-to-moscow'

/*
 * What a card does, in few words, from the verb and the operands that the engine carries out.
 */

type Deed = OkhDeed | PursuitDeed
type Said<D extends Deed> = { readonly [verb in D['do']]: (deed: Extract<D, { do: verb }>) => string }

/** Medals lie on objective areas; these are the ones that a card moves a medal between. */
const MEDAL_AREAS = {
  any: 'another objective area without a control marker, at most 2 there',
  double: 'another double-coloured area of the same colours',
  single: 'another single-coloured area of the same colour',
} as const

const VERBS: Said<Deed> = {
  gain: ({ supply }) => `1 ${supply} from the stock into the area entered.`,
  stop: () => 'Halt. An armored army may pay 1 fuel to go on.',
  look: () => 'Look at the top card of your Pursuit deck or of the Soviet deck.',
  'add-action': () => '1 more core action this turn.',
  'tear-up-rail': () => 'Turn an opponent’s rail marker to its plain side.',
  nothing: () => 'Nothing happens.',
  fight: () => 'Enemy reserve army: combat, and a halt. The card counts when won.',
  'move-medal': ({ between }) => `Move 1 medal to ${MEDAL_AREAS[between]}.`,
  ship: ({ each }) => `Put ${each} fuel, ${each} ammo and ${each} food into one harbour you control.`,
  redraw: () => 'During a combat: the drawn Soviet card goes to the bottom of its deck, draw another.',
  airlift: ({ supplies }) =>
    `Move ${supplies} ${supplies === 1 ? 'supply' : 'supplies'} of any kind from the stock to one of your armies.`,
  'add-ammo': ({ ammo }) => `Add ${ammo} ammo to the card of the army being activated, even in movement or combat.`,
  'spare-bunkers': () => 'When you activate an army: it pays no ammo for fortified areas.',
  'enlarge-transport': ({ trucks, cargo }) =>
    `During a transport: ${trucks === 1 ? 'one truck' : `${trucks} trucks`} above your limit, and each truck carries ${cargo}.`,
  'go-farther': ({ areas }) => `The activated armored army may move ${areas} areas instead of 3.`,
  activate: () => 'Activate one army that has not moved this turn.',
  support: () => 'Use Air Support without spending the marker, or though it is spent.',
  'cancel-partisans': () => 'Cancel a Partisans card once its target is named.',
  'lay-rail': () => 'Turn one of your control markers to its rail side.',
}

export function deedWords(deed: Deed): string {
  const say = VERBS[deed.do] as (deed: Deed) => string
  return say(deed)
}
