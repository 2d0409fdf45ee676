import { areaName, armyName, type State } from '@railhead/race-to-moscow/inside'
import type { Choice } from '@railhead/table'
import type { Reason } from '../player.ts'

/**
 * Why a plan was taken, from what everybody may know: what it is about to do, and what it is after there. Undefined where there is nothing to say:
 * a turn that ends, or an army that goes on to where nothing is to be won.
 */
export function reasonFor(root: State, isMoving: boolean, plan: readonly Choice[]): Reason | undefined {
  const aimed = plan.find(({ action }) => typeof action === 'string' && ACTIONS.has(action))
  switch (aimed?.action) {
    case 'move-armored':
    case 'move-field':
      return march(root, plan)
    case 'transport':
      return { type: 'transport', to: text(plan.findLast(({ vehicle }) => vehicle !== undefined)?.to) }
    case 'take-supplies':
      return { type: 'supplies', area: text(aimed.area) }
    case 'take-transport':
      return {
        type: 'vehicles',
        reorganizes: root.stockTrains[0] <= Number(plan.find(({ trains }) => trains !== undefined)?.trains ?? 0),
      }
    case 'take-okh':
    case 'play-okh':
    case 'play-card':
      return { type: 'card', played: aimed.action !== 'take-okh' }
    case 'air-support':
      return { type: 'air' }
    default: {
      if (!isMoving || plan[0]?.to === undefined) return undefined
      const further = march(root, plan)
      return further.city || further.medals > 0 ? further : undefined
    }
  }
}

const ACTIONS: ReadonlySet<string> = new Set([
  'move-armored',
  'move-field',
  'transport',
  'take-supplies',
  'take-transport',
  'take-okh',
  'play-okh',
  'play-card',
  'air-support',
])

const text = (value: Choice[string] | undefined): string => (typeof value === 'string' ? value : '')

interface March extends Reason {
  readonly city: boolean
  readonly medals: number
}

/** Where an army goes first that is not its own, and what is there. */
function march(s: State, plan: readonly Choice[]): March {
  const army = text(plan.find((choice) => choice.army !== undefined && choice.action !== 'load')?.army)
  const steps = plan.filter(({ to, vehicle }) => to !== undefined && vehicle === undefined)
  const to = text((steps.find((step) => s.control[areaOf(s, text(step.to))] === 0) ?? steps.at(-1))?.to)
  const area = areaOf(s, to)
  const { content } = s
  return {
    type: 'march',
    army: army || content.armyIds[s.movement.army],
    to,
    city: content.victory[area] === 1,
    medals: s.medals[area] ?? 0,
    marker: (s.soviet[area] ?? 0) !== 0,
  }
}

const areaOf = (s: State, id: string): number => s.content.areaIndex.get(id) ?? s.content.areaCount

/** A reason in words. */
export function say(reason: Reason): string {
  switch (reason.type) {
    case 'march': {
      const army = armyName(reason.army, 'an army')
      if (reason.to === '') return `I move ${army} to where it does most for the turns to come.`
      const goes = `I send ${army} to ${areaName(reason.to)}`
      if (reason.city === true) return `${goes}: whoever takes it with a chain to the base has won.`
      if (Number(reason.medals) > 0)
        return `${goes}, where ${reason.medals === 1 ? 'a medal is' : `${reason.medals} medals are`} to be won.`
      if (reason.marker === true) return `${goes} to beat the Soviets there: a defeated army counts, and opens the way.`
      return `${goes}, which is on the way to more.`
    }
    case 'transport':
      return `I bring supplies to ${areaName(reason.to, 'the front')}: armies without them stand still.`
    case 'supplies':
      return `I take supplies to ${areaName(reason.area, 'my base')} before others empty the stock.`
    case 'vehicles':
      return reason.reorganizes === true
        ? 'I take vehicles, the last trains among them: now everybody re-organizes, and who has no food is halted.'
        : 'I take vehicles, to be able to transport again.'
    case 'card':
      return reason.played === true
        ? 'I play a card where it brings me most.'
        : 'I take a card that will help soon, and have my HQ back after a re-organization.'
    default:
      return 'I look ahead from the air, and support the fight to come.'
  }
}
