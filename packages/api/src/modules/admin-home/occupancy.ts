import type { ServiceAnswer } from '../../platform/http/call.ts'
import { compareTexts, type endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findCities, findOccupancy, type OccupancyRow } from './occupancy-repository.ts'

const month = 30 * 86_400_000

type Numbers = Pick<
  OccupancyRow,
  | 'spaces'
  | 'rented'
  | 'area'
  | 'rentedArea'
  | 'spacesBefore'
  | 'rentedBefore'
  | 'areaBefore'
  | 'rentedAreaBefore'
>

const share = (part: number, all: number): number => Math.round((100 * part) / all)

/** Returns the share of the square metres, or of the spaces where no size is known. */
const percentOf = (spaces: number, rented: number, area: number, rentedArea: number): number =>
  area > 0 ? share(rentedArea, area) : share(rented, spaces)

const judge = ({ spaces, rented, area, rentedArea, ...was }: Numbers) => ({
  spaces,
  rented,
  area,
  rentedArea,
  percent: percentOf(spaces, rented, area, rentedArea),
  percentBefore:
    was.spacesBefore === 0
      ? null
      : percentOf(was.spacesBefore, was.rentedBefore, was.areaBefore, was.rentedAreaBefore),
})

const add = (rows: readonly Numbers[]): Numbers => {
  const sum = (read: (row: Numbers) => number) => rows.reduce((all, row) => all + read(row), 0)
  return {
    spaces: sum(({ spaces }) => spaces),
    rented: sum(({ rented }) => rented),
    area: sum(({ area }) => area),
    rentedArea: sum(({ rentedArea }) => rentedArea),
    spacesBefore: sum(({ spacesBefore }) => spacesBefore),
    rentedBefore: sum(({ rentedBefore }) => rentedBefore),
    areaBefore: sum(({ areaBefore }) => areaBefore),
    rentedAreaBefore: sum(({ rentedAreaBefore }) => rentedAreaBefore),
  }
}

/** Returns how much of a city is rented, of the largest one unless another is asked for. */
export async function readOccupancy(
  { sql, clock }: AppContext,
  asked: { country?: string | undefined; city?: string | undefined },
): Promise<ServiceAnswer<typeof endpoints.adminHome.occupancy>> {
  const cities = await findCities(sql)
  const shown =
    cities.find(({ country, city }) => country === asked.country && city === asked.city) ?? cities[0]
  if (!shown) return { cities, shown: null, zones: [] }
  const { country, city } = shown
  const now = clock.now()
  const rows = await findOccupancy(sql, { country, city, now, before: new Date(now.getTime() - month) })
  const zones = rows
    .map(({ id, name, lat, long, ...numbers }) => ({ id, name, lat, long, ...judge(numbers) }))
    .toSorted((one, other) => other.percent - one.percent || compareTexts(one.name, other.name))
  return { cities, shown: { country, city, ...judge(add(rows)) }, zones }
}
