import type { Stay } from '@metrolibre/contract'

/** The dates of a stay that is still being chosen: what is not chosen yet, or not of its mode, is null. */
export type Choice = {
  readonly [K in 'startDate' | 'endDate' | 'startSlot' | 'endSlot']: Stay[K] | null
}

export const noChoice: Choice = { startDate: null, endDate: null, startSlot: null, endSlot: null }
