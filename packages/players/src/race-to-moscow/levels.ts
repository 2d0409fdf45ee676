import type { Manner } from './mind.ts'

const narrow = { march: 3, marches: 2, chains: 2, transports: 2 } as const
const broad = { march: 5, marches: 4, chains: 4, transports: 4 } as const
const broadest = { march: 8, marches: 6, chains: 6, transports: 6 } as const

/** The settings of each level, the weakest first: shallower and narrower plans, and any of those that are nearly as good. Nobody blunders on purpose. */
export const MANNERS = {
  'rtm-1': {
    effort: { beam: 1, trialBeam: 1, plans: 5, worlds: 0, depth: 1, width: narrow, trialWidth: narrow },
    regret: 800,
  },
  'rtm-2': {
    effort: { beam: 2, trialBeam: 1, plans: 4, worlds: 0, depth: 1, width: narrow, trialWidth: narrow },
    regret: 350,
  },
  'rtm-3': {
    effort: { beam: 2, trialBeam: 1, plans: 3, worlds: 1, depth: 2, width: narrow, trialWidth: narrow },
    regret: 200,
  },
  'rtm-4': {
    effort: { beam: 4, trialBeam: 2, plans: 5, worlds: 4, depth: 3, width: broad, trialWidth: narrow },
    regret: 0,
  },
  'rtm-5': {
    effort: { beam: 6, trialBeam: 3, plans: 6, worlds: 8, depth: 4, width: broad, trialWidth: narrow },
    regret: 0,
  },
  'rtm-6': {
    effort: { beam: 10, trialBeam: 4, plans: 10, worlds: 12, depth: 4, width: broadest, trialWidth: broad },
    regret: 0,
  },
} as const satisfies { readonly [id: string]: Manner }

export type LevelId = keyof typeof MANNERS
