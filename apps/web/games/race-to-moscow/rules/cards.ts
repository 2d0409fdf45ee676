import '../colours.css'
import type { OkhDeed, PursuitDeed } from '@railhead/race-to-moscow'
import content from '@railhead/race-to-moscow/cards.json?raw'
import type { Face, FaceSign } from '../../../src/art/card-face.tsx'
import type { CardGallery, CardGroup, GalleryCard } from '../../../src/game/rules-book.ts'
import { ARMY_ART, FRONT_ART, OKH_ART, PURSUIT_ART, SOVIET_ART } from '../board/card-art.ts'
import { GOODS } from '../board/colours.ts'
import { deedWords } from '../texts/deeds.ts'

/** The whole card file with its sources; only the gallery loads it. */
interface Sourced {
  readonly number: number
  readonly name: string
  readonly source: { readonly status: 'printed' | 'reconstructed' }
}
interface Cards {
  readonly pursuit: readonly (Sourced & {
    deck: string
    type: string
    hold: boolean
    halt: boolean
    ammo: number
    does: PursuitDeed
  })[]
  readonly soviet: readonly (Sourced & { kind: string; ammo: number; fuel: number; medal: boolean; echelon: string })[]
  readonly okh: readonly (Sourced & { id: string; does: OkhDeed; timing: string })[]
  readonly armies: readonly (Sourced & { seat: string; type: string; load: { fuel: number; ammo: number; food: number } })[]
  readonly front: readonly (Sourced & { seat: string; commander: string; victoryArea: string })[]
}
const cards = JSON.parse(content) as Cards

const TIMINGS: { readonly [timing: string]: string } = {
  'own-turn': 'In your turn',
  combat: 'In combat',
  'activated-army': 'For the army that moves',
  activation: 'When an army is activated',
  'armored-activation': 'When an armored army is activated',
  transport: 'In a transport action',
  reaction: 'Out of turn',
}

const okh: CardGroup = {
  title: 'OKH',
  deck: 'OKH',
  hint: 'one of each; taken with the HQ',
  colour: 'rtm-okh',
  cards: cards.okh.map((card) => ({
    id: `okh-${card.number}`,
    name: card.name,
    text: deedWords(card.does),
    count: 1,
    numbers: [card.number],
    art: OKH_ART[card.id],
    facts: [TIMINGS[card.timing] ?? card.timing],
    source: card.source.status,
  })),
}

const HALT: FaceSign = { name: 'octagon', warns: true }
const HOLD: FaceSign = { name: 'hand' }

/** What has to be paid to win it. */
const price = ({ ammo, fuel }: { ammo: number; fuel: number }): Face['price'] => ({
  label: 'To win',
  parts: [
    ...(fuel > 0 ? [{ name: 'fuel' as const, amount: fuel, word: 'fuel', colour: GOODS.fuel }] : []),
    { name: 'ammo', amount: ammo, word: 'ammo', colour: GOODS.ammo },
  ],
})

/** Cards that differ in their number only are one entry with a count. */
function stacked<T extends Sourced>(
  list: readonly T[],
  sameAs: (card: T) => string,
  entry: (card: T) => Omit<GalleryCard, 'id' | 'count' | 'numbers' | 'source'>,
): GalleryCard[] {
  const groups = new Map<string, T[]>()
  for (const card of list) groups.set(sameAs(card), [...(groups.get(sameAs(card)) ?? []), card])
  return [...groups.values()].map((group) => ({
    ...entry(group[0]),
    id: `card-${group[0].number}`,
    count: group.length,
    numbers: group.map(({ number }) => number),
    source: group.some(({ source }) => source.status === 'printed') ? 'printed' : 'reconstructed',
  }))
}

const KINDS: { readonly [kind: string]: string } = {
  army: 'Army',
  'shock-army': 'Shock army',
  'mech-corps': 'Mechanised corps',
  elite: 'Elite mechanised corps',
}

const soviet = (echelon: string, title: string, hint: string, colour: string): CardGroup => ({
  title,
  deck: 'Soviet',
  hint,
  colour,
  cards: stacked(
    cards.soviet.filter((card) => card.echelon === echelon),
    (card) => card.name,
    (card) => ({
      name: card.name,
      text: `${KINDS[card.kind] ?? card.kind}. Halt.${card.medal ? ' Worth 1 medal when won.' : ` Counts ${card.ammo} ammo when won.`}`,
      art: SOVIET_ART[card.kind],
      unit: card.kind === 'army' || card.kind === 'shock-army' ? 'infantry' : 'armor',
      ...(card.medal ? { corner: 'medal' as const } : {}),
      signs: [HALT],
      price: price(card),
    }),
  ),
})

const pursuit = (deck: string, title: string, colour: string): CardGroup => ({
  title: `Pursuit, ${title}`,
  deck: `Pursuit · ${title}`,
  hint: '18 cards',
  colour,
  cards: stacked(
    cards.pursuit.filter((card) => card.deck === deck),
    (card) => `${card.name}/${card.hold}`,
    (card) => ({
      name: card.name,
      text: deedWords(card.does),
      art: PURSUIT_ART[card.type],
      signs: [...(card.hold ? [HOLD] : []), ...(card.halt ? [HALT] : [])],
      ...(card.hold ? { facts: ['May be held'] } : {}),
      ...(card.ammo > 0 ? { price: price({ ammo: card.ammo, fuel: 0 }) } : {}),
    }),
  ),
})

const armies = (seat: string, title: string, colour: string): CardGroup => ({
  title: `Armies, ${title}`,
  deck: `Army · ${title}`,
  hint: 'with their load at set-up',
  colour,
  cards: cards.armies
    .filter((army) => army.seat === seat)
    .map(({ number, name, type, load, source }) => ({
      id: `army-${number}`,
      name,
      text: type === 'armored' ? 'Armored: up to 3 areas for 1 fuel.' : 'Field army: 1 area free, 2 for 1 food.',
      facts: [`${load.fuel} fuel, ${load.ammo} ammo, ${load.food} food`],
      art: ARMY_ART[type],
      count: 1,
      numbers: [number],
      source: source.status,
    })),
})

const fronts: CardGroup = {
  title: 'Fronts',
  deck: 'Front',
  hint: 'what the Soviets do at the end of a turn; basic side',
  colour: 'rtm-soviet-front',
  cards: cards.front.map(({ number, name, commander, victoryArea, source }) => ({
    id: `front-${number}`,
    name,
    text: `1. Counter-attack, best where it cuts an army off. 2. Else protect the objective area nearest to an Axis army, of equally near ones a fortified one. 3. Else protect the way to ${victoryArea.charAt(0).toUpperCase()}${victoryArea.slice(1)}.`,
    facts: [commander],
    art: FRONT_ART,
    count: 1,
    numbers: [number],
    source: source.status,
  })),
}

export const gallery: CardGallery = {
  game: 'race-to-moscow',
  groups: [
    okh,
    soviet('green', 'Soviet, green', '21 cards, on top of the blue ones', 'rtm-soviet-green'),
    soviet('blue', 'Soviet, blue', '12 cards, under the green ones', 'rtm-soviet-blue'),
    pursuit('gray', 'North', 'rtm-north'),
    pursuit('white', 'Centre', 'rtm-centre'),
    pursuit('brown', 'South', 'rtm-south'),
    armies('gray', 'North', 'rtm-north'),
    armies('white', 'Centre', 'rtm-centre'),
    armies('brown', 'South', 'rtm-south'),
    fronts,
  ],
}
