import { addMonths } from '@metrolibre/contract'

export interface PeriodPreset {
  readonly from: string
  readonly to: string
}

/** The periods on offer, by how many months they last from today, or the whole of the next month. */
export const presets = ['month', 'quarter', 'year', 'nextMonth'] as const
export type Preset = (typeof presets)[number]

const lengths = { month: 1, quarter: 3, year: 12 } as const

/** Returns the days of a preset. The last one is the first that is free again. */
export const presetPeriodOf = (preset: Preset, today: string): PeriodPreset => {
  if (preset !== 'nextMonth') return { from: today, to: addMonths(today, lengths[preset]) }
  const first = `${today.slice(0, 7)}-01`
  return { from: addMonths(first, 1), to: addMonths(first, 2) }
}

export const isSamePeriod = (a: PeriodPreset, b: PeriodPreset): boolean => a.from === b.from && a.to === b.to
