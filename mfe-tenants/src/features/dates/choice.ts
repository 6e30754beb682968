import type { Stay } from '@metrolibre/contract'

/** The chosen dates of a stay; null for what is not chosen yet or does not exist in its rental mode. */
export type Choice = {
  readonly [K in 'startDate' | 'endDate' | 'startSlot' | 'endSlot']: Stay[K] | null
}

export const noChoice: Choice = { startDate: null, endDate: null, startSlot: null, endSlot: null }
