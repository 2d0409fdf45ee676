import { type Highlights, lineId } from '../../../src/board/api.ts'
import { asPrinted } from '../board/area-art.tsx'
import { areas } from '../board/areas.ts'
import type { Group, RaceArea, RaceArmy, RacePosition, Supplies } from '../board/state.ts'

/* An invented position of the middle game with everything that can lie on the map. */

const held: Readonly<Record<Group, string>> = {
  gray: 'danzig konigsberg tilsit memel gumbinnen kaunas kedainiai siauliai liepaja ventspils panevezys riga utena daugavpils jekabpils sebezh valmiera parnu ostrov',
  white: 'warschau siedlce ostroleka suwalki bialystok grodno volkovysk bereza lida vilnius molodechno lepel vitebsk',
  brown:
    'reichshof lublin zamosc piatra iasi lvov stanislavov czernowitz brody proskurov mogilev_podolskiy vinnitsa uman kishinev',
}
const rails = new Set(
  'danzig konigsberg tilsit memel gumbinnen kaunas riga kedainiai panevezys jekabpils warschau siedlce ostroleka suwalki bialystok grodno lida vilnius reichshof lublin zamosc piatra iasi mogilev_podolskiy lvov brody proskurov'.split(
    ' ',
  ),
)
const soviets = new Set(
  'leningrad narva tallinn tartu luga pskov velikiye_luki polotsk moskva smolensk orsha minsk brest zhitomir rovno kiev kirovograd odessa rostov'.split(
    ' ',
  ),
)
const s = (fuel: number, ammo: number, food: number): Supplies => ({ fuel, ammo, food })
const stocks: Readonly<Record<string, Supplies>> = {
  danzig: s(2, 2, 1),
  jekabpils: s(1, 0, 0),
  kaunas: s(0, 2, 0),
  riga: s(0, 2, 1),
  memel: s(0, 1, 2),
  warschau: s(2, 3, 2),
  siedlce: s(0, 1, 1),
  bialystok: s(0, 1, 1),
  lida: s(0, 0, 1),
  vilnius: s(2, 2, 0),
  vinnitsa: s(0, 1, 1),
  piatra: s(1, 0, 1),
  reichshof: s(3, 3, 2),
  lvov: s(1, 1, 0),
}

function army(id: string, group: Group, number: string, area: string, load: Supplies, more: Partial<RaceArmy> = {}): RaceArmy {
  return { id, group, number, area, load, armored: id.endsWith('PzGr'), ...more }
}

function area(id: string): RaceArea {
  const printed = asPrinted(areas.find((entry) => entry.id === id) ?? areas[0])
  const control = (Object.keys(held) as Group[]).find((group) => held[group].split(' ').includes(id))
  return {
    control,
    rail: rails.has(id),
    bunker: control === undefined && printed.bunker,
    soviet: soviets.has(id),
    medals: control === undefined ? printed.medals : 0,
    supplies: stocks[id],
  }
}

export const position: RacePosition = {
  areas: Object.fromEntries(areas.map(({ id }) => [id, area(id)])),
  armies: [
    army('4PzGr', 'gray', '4', 'ostrov', s(1, 1, 0)),
    army('16A', 'gray', '16', 'daugavpils', s(1, 2, 1)),
    army('18A', 'gray', '18', 'parnu', s(0, 2, 0), { halted: true }),
    army('2PzGr', 'white', '2', 'bereza', s(2, 0, 1)),
    army('3PzGr', 'white', '3', 'vitebsk', s(2, 2, 0)),
    army('4A', 'white', '4', 'bialystok', s(1, 2, 1), { moved: true }),
    army('9A', 'white', '9', 'molodechno', s(1, 3, 2)),
    army('1PzGr', 'brown', '1', 'uman', s(1, 3, 0)),
    army('17A', 'brown', '17', 'vinnitsa', s(0, 2, 1)),
    army('6A', 'brown', '6', 'brody', s(1, 1, 0), { halted: true }),
    army('11A', 'brown', '11', 'kishinev', s(1, 2, 1)),
  ],
  transports: [
    { id: 'train-1', kind: 'train', group: 'gray', line: lineId('danzig', 'konigsberg') },
    { id: 'train-2', kind: 'train', group: 'gray', line: lineId('tilsit', 'kaunas') },
    { id: 'truck-1', kind: 'truck', group: 'gray', line: lineId('riga', 'valmiera') },
    { id: 'truck-2', kind: 'truck', group: 'gray', line: lineId('jekabpils', 'sebezh') },
    { id: 'train-3', kind: 'train', group: 'white', line: lineId('warschau', 'ostroleka') },
    { id: 'train-4', kind: 'train', group: 'white', line: lineId('suwalki', 'grodno') },
    { id: 'truck-3', kind: 'truck', group: 'white', line: lineId('vilnius', 'molodechno') },
    { id: 'truck-4', kind: 'truck', group: 'white', line: lineId('molodechno', 'lepel') },
    { id: 'train-5', kind: 'train', group: 'brown', line: lineId('iasi', 'mogilev_podolskiy') },
    { id: 'train-6', kind: 'train', group: 'brown', line: lineId('zamosc', 'brody') },
    { id: 'truck-5', kind: 'truck', group: 'brown', line: lineId('vinnitsa', 'uman') },
    { id: 'truck-6', kind: 'truck', group: 'brown', line: lineId('vinnitsa', 'uman') },
  ],
  fleet: 'S3',
}

export const highlights: Highlights = {
  areas: {
    pinsk: { state: 'legal', key: '1' },
    baranovichi: { state: 'legal', key: '2' },
    volkovysk: { state: 'legal', key: '3' },
    bereza: { state: 'selected' },
    slutsk: { state: 'reach' },
    lida: { state: 'reach' },
    grodno: { state: 'reach' },
    brest: { state: 'refused' },
  },
  tokens: { '2PzGr': { state: 'selected' } },
  arrows: [{ from: 'daugavpils', to: 'sebezh', kind: 'trail' }],
}
