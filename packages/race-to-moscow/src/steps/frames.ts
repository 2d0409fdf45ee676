import { defineFrames, type FrameOf } from '@railhead/table/steps'
import type { AreaId, ArmyId, FoughtId, MedalMove, OkhId } from '../ids.ts'

/** The sorts of numbers that steps remember. */
export type Sorts = {
  area: AreaId
  /** An area, or NONE where there is none. */
  'area-if-any': AreaId
  army: ArmyId
  fought: FoughtId
  okh: OkhId
  'medal-move': MedalMove
  /** TRUCK or TRAIN. */
  vehicle: number
  count: number
  /** 0 or 1. */
  flag: number
  /** A flag that is set and used up while one choice is carried out: no position has it. */
  passing: number
}

/** What the steps remember. */
export const FRAMES = defineFrames<Sorts>()({
  'next-turn': {},
  'soviet-setup': {},
  turn: {},
  'field-armies': {},
  'move-army': {},
  'load-army': { army: 'army' },
  combat: { army: 'army', area: 'area', from: 'area', card: 'fought', airSupport: 'flag' },
  capture: { army: 'army', area: 'area' },
  'move-medal': { card: 'medal-move', entered: 'area-if-any', from: 'area-if-any' },
  partisans: {},
  'sicherungs-division': { area: 'area' },
  'take-supplies': { area: 'area' },
  'remove-excess': { area: 'area' },
  transport: {},
  cargo: { vehicle: 'vehicle', from: 'area', to: 'area' },
  'take-transport': {},
  'feed-army': { army: 'army' },
  railhead: {},
  'soviet-reaction': { placing: 'flag' },
  'marker-face': { area: 'area' },
  'winter-counter-attack': { area: 'area', army: 'army' },
  'okh-target': { card: 'okh' },
  'make-room': { area: 'area', army: 'army', to: 'area', other: 'army' },
})

/** Numbers of the steps, as the agenda holds them. */
export const STEP = FRAMES.numbers

/**
 * What an action knows while cards, combats and cargoes interrupt it. It lies in the state and not in a frame, since those who interrupt
 * must know and change it too. Positions write it with the step of the same name.
 */
export const RECORDS = defineFrames<Sorts>()({
  'move-army': {
    army: 'army',
    /** Areas entered so far. */
    steps: 'count',
    /** By a combat or a HALT; undone by whoever goes on. */
    stopped: 'flag',
    /** Cards played for this movement [2024:9.4]. */
    pionieren: 'flag',
    schnellkampfgruppe: 'flag',
    /** A Control marker was placed on the way. */
    captured: 'flag',
    /** The army goes no further, whatever it could. */
    over: 'passing',
  },
  /** Vehicles placed in this action, and the card played for it [2024:9.4]. */
  transport: { trains: 'count', grosstransportraum: 'flag', trucks: 'count' },
})

export type Movement = FrameOf<Sorts, (typeof RECORDS.spec)['move-army']>
export type Transport = FrameOf<Sorts, typeof RECORDS.spec.transport>
