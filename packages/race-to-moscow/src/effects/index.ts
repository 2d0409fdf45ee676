import { activate } from './activate.ts'
import { addAction } from './add-action.ts'
import { addAmmo } from './add-ammo.ts'
import { airlift } from './airlift.ts'
import { cancelPartisans } from './cancel-partisans.ts'
import type { OkhDeed, OkhVerb, PursuitDeed, PursuitVerb } from './deeds.ts'
import { enlargeTransport } from './enlarge-transport.ts'
import { fight } from './fight.ts'
import { gain } from './gain.ts'
import { goFarther } from './go-farther.ts'
import { layRail } from './lay-rail.ts'
import { look } from './look.ts'
import { moveMedal, moveMedalWhenDrawn } from './move-medal.ts'
import { nothing } from './nothing.ts'
import type { AnyOkhEffect, OkhEffect } from './okh-effect.ts'
import type { AnyPursuitEffect, PursuitEffect } from './pursuit-effect.ts'
import { redraw } from './redraw.ts'
import { ship } from './ship.ts'
import { spareBunkers } from './spare-bunkers.ts'
import { stop } from './stop.ts'
import { support } from './support.ts'
import { tearUpRail } from './tear-up-rail.ts'

/** The verbs of the cards and what carries them out. */

const PURSUIT: { readonly [Verb in PursuitVerb]: PursuitEffect<Verb> } = {
  gain,
  stop,
  look,
  'add-action': addAction,
  'tear-up-rail': tearUpRail,
  'move-medal': moveMedalWhenDrawn,
  fight,
  nothing,
}

const OKH: { readonly [Verb in OkhVerb]: OkhEffect<Verb> } = {
  ship,
  redraw,
  airlift,
  'add-ammo': addAmmo,
  'spare-bunkers': spareBunkers,
  'enlarge-transport': enlargeTransport,
  'go-farther': goFarther,
  activate,
  support,
  'cancel-partisans': cancelPartisans,
  'lay-rail': layRail,
  'move-medal': moveMedal,
}

export const pursuitEffect = (deed: PursuitDeed): AnyPursuitEffect => PURSUIT[deed.do]
export const okhEffect = (deed: OkhDeed): AnyOkhEffect => OKH[deed.do]
