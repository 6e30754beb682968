import { monthsFrom } from '@metrolibre/api/testing/booking.ts'
import type { StormHistory, StormSpan } from './history.ts'
import { wantsPassing, type PassingPlace } from './landlord.ts'
import { any } from './random.ts'
import type { StormProperty } from './scene.ts'
import type { StormWorld } from './world.ts'

/** The property and period that a group of rivals wants. */
export interface Goal {
  /** Whether the place is being taken away, so that the API may refuse it. */
  readonly isPassing: boolean
  readonly property: StormProperty
  readonly range: StormSpan
}

/** One tenant of the storm. */
export interface Client {
  readonly world: StormWorld
  readonly tenant: string
  readonly random: () => number
  /** Waits for rivals, who all continue at the same moment. */
  readonly meet: () => Promise<Goal>
  readonly history: StormHistory
  readonly signal: AbortSignal
}

/**
 * Chooses a goal among twelve months of twenty places: enough for many tenants to pay, but few enough for all
 * to compete.
 */
export const chooseGoal = (
  { scene, clock }: StormWorld,
  random: () => number,
  passing: PassingPlace | undefined,
): Goal => {
  const place = passing && wantsPassing(random) ? passing : undefined
  place?.choose()
  const begin = Math.floor(random() * 12)
  return {
    isPassing: place !== undefined,
    property: place ?? any(scene.properties, random),
    range: monthsFrom(clock.now(), begin, any([1, 2], random)),
  }
}
