import type { Manner } from './mind.ts'

const narrow = { march: 3, marches: 2, chains: 2, transports: 2 } as const
const broad = { march: 5, marches: 4, chains: 4, transports: 4 } as const

/**
 * The settings of each level, the weakest first: shallower and narrower plans, and any of so many of them that are nearly as good. Nobody blunders on
 * purpose. As many lines are kept as plans are wanted: a plan that is not found cannot be taken.
 */
export const MANNERS = {
  'rtm-1': {
    effort: { beam: 20, trialBeam: 1, plans: 20, worlds: 0, depth: 1, width: narrow, trialWidth: narrow },
    regret: 12_000,
  },
  'rtm-2': {
    effort: { beam: 10, trialBeam: 1, plans: 10, worlds: 0, depth: 1, width: narrow, trialWidth: narrow },
    regret: 2500,
  },
  'rtm-3': {
    effort: { beam: 5, trialBeam: 1, plans: 5, worlds: 0, depth: 1, width: narrow, trialWidth: narrow },
    regret: 1400,
  },
  'rtm-4': {
    effort: { beam: 6, trialBeam: 1, plans: 6, worlds: 0, depth: 2, width: narrow, trialWidth: narrow },
    regret: 1500,
  },
  'rtm-5': {
    effort: { beam: 4, trialBeam: 1, plans: 4, worlds: 0, depth: 4, width: narrow, trialWidth: narrow },
    regret: 500,
  },
  'rtm-6': {
    effort: {
      beam: 8,
      trialBeam: 2,
      plans: 8,
      worlds: 12,
      halves: true,
      ahead: 1,
      rivals: 2,
      depth: 4,
      width: broad,
      trialWidth: narrow,
    },
    regret: 0,
  },
} as const satisfies { readonly [id: string]: Manner }

export type LevelId = keyof typeof MANNERS
