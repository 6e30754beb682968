import { monthsFrom } from '@metrolibre/api/testing/booking.ts'
import type { History, Span } from './history.ts'
import { any } from './random.ts'
import type { StormProperty } from './scene.ts'
import type { World } from './world.ts'

/** What a crowd of rivals is after. */
export interface Goal {
  readonly property: StormProperty
  readonly range: Span
}

/** One tenant of the storm. */
export interface Client {
  readonly world: World
  readonly tenant: string
  readonly random: () => number
  /** Waits for rivals; they leave together. */
  readonly meet: () => Promise<Goal>
  readonly history: History
  readonly signal: AbortSignal
}

/** Twelve months of twenty places: enough for many to pay, few enough for all to get in each other's way. */
export const thinkOfGoal = ({ scene, clock }: World, random: () => number): Goal => {
  const begin = Math.floor(random() * 12)
  return {
    property: any(scene.properties, random),
    range: monthsFrom(clock.now(), begin, any([1, 2], random)),
  }
}
