import { aircraft, box, type Drawing, grounded, helmet, type Part, rifles, ring, tank, truck } from '../../../src/art/drawing.ts'

const burst = (x: number, y: number): string =>
  `M${x} ${y - 18}l5 10 10-7-2 11 13 2-11 6 6 11-12-4-4 12-6-10-10 7 1-12-13-1 10-7-7-10 12 3z`
const rails = (x: number, y: number): string =>
  `M${x} ${y}h30M${x} ${y + 8}h30M${x + 5} ${y - 3}v14M${x + 13} ${y - 3}v14M${x + 21} ${y - 3}v14`
const medal = (x: number, y: number): Part => ({
  shapes: `M${x - 5} ${y - 14}h10l-2 9h-6z${ring(x, y, 7)}`,
  lines: `M${x - 2.5} ${y}l2 2.5 3.5-4.5`,
})
const can = (x: number, y: number): Part => ({
  shapes: `M${x} ${y}v-25l5-6h14l5 6v25zM${x + 4} ${y - 31}h8v-5h-8z`,
  lines: `M${x + 5} ${y - 21}l14 15M${x + 19} ${y - 21}l-14 15`,
})
const shell = (x: number, y: number): string => `M${x} ${y}v-24q0-8 5-14q5 6 5 14v24zM${x} ${y - 8}h10`
const tree = (x: number, y: number): Part => ({
  shapes: `M${x} ${y - 38}l9 13h-5l8 12h-24l8-12h-5z`,
  lines: `M${x} ${y - 13}v13`,
})
const flake = (x: number, y: number): string =>
  `M${x - 5} ${y}h10M${x} ${y - 5}v10M${x - 3.5} ${y - 3.5}l7 7M${x + 3.5} ${y - 3.5}l-7 7`
const arrow = (x: number, y: number): string => `M${x} ${y}h18M${x + 11} ${y - 6}l7 6-7 6`
const envelope = (x: number, y: number): Part => ({
  shapes: box(x, y, 48, 32),
  lines: `M${x} ${y}l24 19 24-19M${x} ${y + 32}l17-18M${x + 48} ${y + 32}l-17-18`,
})

/** The twelve OKH cards by their id. */
export const OKH_ART: { readonly [id: string]: Drawing } = {
  transportflottille: [
    {
      shapes: 'M18 46h84l-12 14H30zM64 30h22v16H64zM70 18h9v12h-9z',
      lines: 'M42 46V18M42 20l18 22M42 20L26 44M82 14q4-4 8-2t8-2M8 66q6.5-5 13 0t13 0 13 0 13 0 13 0 13 0 13 0 13 0',
    },
  ],
  brandenburg: [
    {
      shapes: `${box(10, 32, 100, 9)}${ring(44, 15, 7)}`,
      lines:
        'M51 15h28v7M71 15v6M16 41q20 30 40 0q4-4 8 0q20 30 40 0M24 32v9M40 32v9M56 32v9M72 32v9M88 32v9M8 65q8-4 16 0t16 0 16 0 16 0 16 0 16 0 8-2',
    },
  ],
  luftbruecke: [
    {
      shapes: `M53 20L10 15v5l43 7zM67 20l43-5v5l-43 7z${ring(60, 21, 8)}${ring(34, 20, 4.5)}${ring(86, 20, 4.5)}M44 50a16 12 0 0 1 32 0z${box(53, 58, 14, 10)}`,
      lines: 'M60 13V5M44 50l12 8M76 50L64 58M60 50v8',
    },
  ],
  panzerhaubitzen: [
    {
      shapes: 'M24 62h56a6 6 0 0 0 0-12H24a6 6 0 0 0 0 12zM22 50l6-24h30l12 10 8 14z',
      lines: 'M58 31l46-17M60 37l46-17M102 12l6 9M26 56h.1M36 56h.1M46 56h.1M56 56h.1M66 56h.1M77 56h.1M8 65H112',
    },
  ],
  pionieren: [
    {
      shapes: 'M22 12l14 4 2 9-9 6-11-8zM78 46l16-6 8 12-6 8-14-3zM8 65V53h12v-8h12v8h10v12zM66 65v-9h10',
      lines: 'M34 24L82 50M86 12L38 52M76 8q16 0 22 16M8 65H112',
    },
  ],
  grosstransportraum: grounded(truck(8, 64), truck(62, 64), { lines: 'M16 24h16M24 16h20M72 24h14M84 16h18' }),
  schnellkampfgruppe: grounded(tank(50, 64), { lines: 'M8 40h30M16 49h26M8 58h34' }),
  auftragstaktik: [
    {
      shapes: 'M14 16l22-7 22 8 22-8v46l-22 8-22-8-22 7zM84 50l18-34 8 4-18 34-9 5z',
      lines: 'M36 9v46M58 17v46M22 48q6-16 16-13t13-9M99 21l8 4',
    },
  ],
  stukageschwader: [
    {
      shapes: `M22 14L58 26l30 4 16 12-4 6-30-8-22 16-8-2 12-20-32-14zM84 10l10 2-16 20-8-4z`,
      lines: 'M46 58l-4 8M58 56l-4 8M34 52l-4 8M100 48l8 8',
    },
  ],
  'sicherungs-division': [
    {
      shapes: 'M14 14L32 6l18 8v4H14zM18 18h28v14H18zM86 8q10 5 20 5v14q0 12-20 20q-20-8-20-20V13q10 0 20-5z',
      lines:
        'M20 32l-6 33M44 32l6 33M18 48h28M17 56l31-8M77 26l7 8 12-14M56 65h52M62 59v9M74 59v9M86 59v9M98 59v9M56 61h52M8 65h42',
    },
  ],
  eisenbahnpioniere: [
    {
      shapes: 'M20 8l14 2 4 8-8 8-12-4zM96 6l-4 8 6 8 9-2a11 11 0 0 1-17 8l-8-4a10 10 0 0 1 14-18z',
      lines: 'M52 26L40 66M68 26l12 40M50 34h20M47 44h26M44 55h32M40 65h40M32 22l22 34M88 22L66 56',
    },
  ],
  wolfsschanze: grounded(
    tree(22, 65),
    tree(98, 65),
    { shapes: 'M38 65V42q22-22 44 0v23zM46 30q14-14 28 0', lines: 'M48 48h24M54 54h12' },
    tree(36, 68),
    tree(86, 68),
  ),
}

/** The Pursuit cards by their type. */
export const PURSUIT_ART: { readonly [type: string]: Drawing } = {
  'captured-supplies': grounded(can(34, 64), can(64, 64), { lines: 'M60 8v14M54 16l6 6 6-6' }),
  'captured-stock': grounded({
    shapes: shell(32, 64) + shell(47, 64) + shell(62, 64) + shell(77, 64),
    lines: 'M60 6v12M54 12l6 6 6-6',
  }),
  requisitions: grounded({
    shapes: 'M18 64q-4-26 12-30q-6-6-2-8h20q4 2-2 8q16 4 12 30zM64 64q-4-24 22-24t22 24z',
    lines: 'M29 34h18M76 47l-5 12M87 45l-5 14M98 47l-5 12',
  }),
  'soviet-bombers': [{ shapes: aircraft(30, 30, 20) + aircraft(88, 26, 20) + aircraft(60, 48, 20) }],
  mud: [
    truck(40, 56),
    { lines: 'M8 54q10-7 20 0t20 0 20 0 20 0 22 0M8 63q10-7 20 0t20 0 20 0 20 0 22 0M26 38l-8-6M94 38l8-6M20 46l-8-2' },
  ],
  recon: [
    {
      shapes: 'M28 14h20l4 14v28H18V32zM72 14h20l10 18v24H68V28zM50 28h20v14H50zM30 8h16v6H30zM74 8h16v6H74z',
      lines: 'M18 46h34M68 46h34',
    },
  ],
  'axis-auxiliaries': grounded(helmet(34, 60), helmet(86, 60), helmet(60, 46)),
  partisans: [{ shapes: burst(60, 32), lines: rails(4, 46) + rails(86, 46) }],
  'no-effect': grounded({
    shapes: `M30 64L56 28l26 36zM92 12a11 11 0 1 0 10 15a9 9 0 0 1-10-15z`,
    lines: 'M56 28v-6M56 40l-10 24M56 40l10 24M14 30h.1M28 16h.1M46 10h.1M72 14h.1',
  }),
  'reserve-army': grounded(rifles(60, 64), helmet(26, 60), helmet(94, 60)),
  fuehrerbefehl: [envelope(10, 22), { lines: arrow(64, 48) }, medal(98, 40)],
  halder: [{ shapes: 'M16 8h34l10 10v46H16zM50 8v10h10', lines: `M24 28h28M24 37h28M24 46h18${arrow(66, 48)}` }, medal(100, 40)],
}

/** Soviet cards by their kind. */
export const SOVIET_ART: { readonly [kind: string]: Drawing } = {
  army: grounded(rifles(34, 64), rifles(86, 64), helmet(60, 60)),
  'shock-army': grounded({
    shapes: 'M40 8q4 4 2 10L28 64h-6L36 16q0-6 4-8zM80 8q-4 4-2 10l14 46h6L84 16q0-6-4-8z',
    lines: flake(60, 20) + flake(14, 30) + flake(106, 30) + flake(60, 46),
  }),
  'mech-corps': grounded(tank(34, 64)),
  elite: grounded(tank(10, 58), tank(56, 64)),
}

/** The players' own armies. */
export const ARMY_ART: { readonly [type: string]: Drawing } = {
  field: grounded(rifles(60, 64), helmet(30, 60), helmet(90, 60)),
  armored: grounded(tank(34, 64)),
}

/** What a Front does: it strikes back along the line. */
export const FRONT_ART: Drawing = [
  {
    shapes: 'M10 14l26-6 26 8 26-8 22 6v46l-22-6-26 8-26-8-26 6z',
    lines: 'M36 8v46M62 16v46M88 8v46M70 24q-14 14 4 30M98 30H78M84 25l-6 5 6 5M98 46H80M86 41l-6 5 6 5',
  },
]
