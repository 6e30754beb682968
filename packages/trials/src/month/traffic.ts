import type { CostKind } from './costs.ts'

export interface TrafficDay {
  readonly properties: number
  readonly searches: number
}

/** Of each search: how often the other things are done. These are assumptions, not measurements. */
const perSearch: Readonly<Record<CostKind, number>> = { search: 1, page: 0.4, hold: 0.001, upload: 0.0003 }

/** How much of the pages the edge and the CDN answer by themselves, because many look at the same. */
const cachedPages = 0.8

/** How busy each hour is: both countries sleep at the same time. The mean is 1. */
const hours = [
  0.5, 0.3, 0.2, 0.15, 0.15, 0.2, 0.4, 0.7, 1, 1.2, 1.3, 1.4, 1.4, 1.3, 1.3, 1.3, 1.3, 1.4, 1.5, 1.6, 1.7,
  1.6, 1.3, 0.8,
]
/** The first days of a month bring more people who look for a place. */
const dayFactor = (day: number): number => (day < 5 ? 1.4 : 1)

/** Requests per second that reach the processes in a minute of the month. `swing` is around 1. */
export function demandAt(
  { searches }: TrafficDay,
  minute: number,
  swing: number,
): Readonly<Record<CostKind, number>> {
  const hour = Math.floor(minute / 60) % 24
  const mean = hours.reduce((sum, each) => sum + each, 0) / hours.length
  const rate = (searches / 86_400) * (hours[hour]! / mean) * dayFactor(Math.floor(minute / 1440)) * swing
  return {
    search: rate * perSearch.search,
    page: rate * perSearch.page * (1 - cachedPages),
    hold: rate * perSearch.hold,
    upload: rate * perSearch.upload,
  }
}

/** How many holds become bookings. */
export const bookedShare = 0.5
