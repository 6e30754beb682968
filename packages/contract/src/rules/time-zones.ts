import type { Country } from './money.ts'

/** The time zones of the places (RULES.md §5.3). */
export const timeZones = [
  'America/Santiago',
  'America/Punta_Arenas',
  'America/Coyhaique',
  'Pacific/Easter',
  'America/Lima',
] as const
export type TimeZone = (typeof timeZones)[number]

/** The time zones of most places. Clients from before places had one of their own know no others. */
export const usualTimeZones = ['America/Santiago', 'America/Lima'] as const satisfies readonly TimeZone[]
export type UsualTimeZone = (typeof usualTimeZones)[number]

/** The time zones that places of a country can have. Most have the first one. */
export const timeZonesOf = (country: Country): readonly TimeZone[] =>
  country === 'Chile' ? timeZones.filter((zone) => zone !== 'America/Lima') : ['America/Lima']

/**
 * The time zone of the office, of what belongs to no place and to no user: the audit, the releases, the posts, the days
 * of filters (RULES.md §13.3, §13.4). Everybody reads the same times there, wherever they are.
 */
export const officeZone = 'America/Santiago' satisfies TimeZone

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Returns the time zone of most places in this country, which is also that of its people. */
export const timeZoneOf = (country: Country): UsualTimeZone =>
  country === 'Chile' ? 'America/Santiago' : 'America/Lima'

/** What the time zone of a place follows from. Null or undefined: its comuna has that of most places in the country. */
export interface ClockedPlace {
  readonly country: Country
  readonly timeZone?: TimeZone | null | undefined
}

/** Returns the time zone of a place, which is that of its comuna (RULES.md §5.3). */
export const placeTimeZone = ({ country, timeZone }: ClockedPlace): TimeZone =>
  timeZone ?? timeZoneOf(country)

/** The time zone of a place in an answer. */
export interface ShownTimeZone {
  readonly timeZone: UsualTimeZone
  readonly ownTimeZone?: TimeZone | undefined
}

/** Returns the time zone of a place as it is sent. */
export const showTimeZone = (place: ClockedPlace): ShownTimeZone => {
  const [usual, own] = [timeZoneOf(place.country), placeTimeZone(place)]
  return own === usual ? { timeZone: usual } : { timeZone: usual, ownTimeZone: own }
}

/** Returns the time zone of a place that an answer shows. */
export const readTimeZone = ({ timeZone, ownTimeZone }: ShownTimeZone): TimeZone => ownTimeZone ?? timeZone

/**
 * Zones that browsers and systems from before 2025 do not know, each with one that they know and that has had the same
 * clock since then.
 */
const olderNames: Partial<Record<string, TimeZone>> = { 'America/Coyhaique': 'America/Punta_Arenas' }

const isKnown = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const known = new Map<string, string>()

/** Returns the zone, or one with the same clock if this system does not know it yet. */
export const knownTimeZone = (zone: string): string => {
  const found = known.get(zone) ?? (isKnown(zone) ? zone : (olderNames[zone] ?? zone))
  known.set(zone, found)
  return found
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (zone: TimeZone): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  // Stryker disable next-line ConditionalExpression: a new formatter gives the same result, only slower
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: knownTimeZone(zone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/**
 * The part of Temporal that is used. In browsers that have it, it is a hundred times as fast as formatting a
 * date.
 */
interface Clock {
  Instant: {
    fromEpochMilliseconds: (instant: number) => {
      toZonedDateTimeISO: (zone: string) => { offsetNanoseconds: number }
    }
  }
}

const { Temporal: clock } = globalThis as { Temporal?: Clock }

/**
 * Returns the wall clock of an instant, precise to the second or better, as if it were UTC. Use it only for
 * arithmetic on wall clocks.
 */
export const wallClock = (instant: number, zone: TimeZone): number =>
  clock
    ? instant +
      clock.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(knownTimeZone(zone))
        .offsetNanoseconds /
        1e6
    : formattedClock(instant, zone)

const formattedClock = (instant: number, zone: TimeZone): number => {
  const part: Record<string, number> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) part[type] = Number(value)
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
}

const offsetAt = (instant: number, zone: TimeZone): number => wallClock(instant, zone) - instant

const wallOf = (date: string, hour: number): number => Date.parse(`${date}T00:00:00Z`) + hour * hourMs

/**
 * Returns the instants at which the wall clock shows this hour, in order: none in a gap, two when the hour
 * occurs twice.
 */
export const instantsOf = (date: string, hour: number, zone: TimeZone): number[] => {
  const wall = wallOf(date, hour)
  // An hour occurs twice when the clock goes back; the instant with the earlier offset comes first.
  const offsets = new Set([offsetAt(wall - dayMs, zone), offsetAt(wall + dayMs, zone)])
  return [...offsets].map((offset) => wall - offset).filter((instant) => wallClock(instant, zone) === wall)
}

/** Returns the date of an instant in a zone, `YYYY-MM-DD`. */
export const dateAt = (instant: number, zone: TimeZone): string =>
  new Date(wallClock(instant, zone)).toISOString().slice(0, 10)

/**
 * Returns the first instant of a date in epoch milliseconds. In Santiago 2026-09-06 begins at 01:00: when
 * there is no midnight, the day begins with the first time that the clock shows.
 */
export const startOfDay = (date: string, zone: TimeZone): number => {
  // Stryker disable next-line EqualityOperator: no day in these zones begins that late
  for (let hour = 0; hour < 24; hour += 1) {
    const [first] = instantsOf(date, hour, zone)
    if (first !== undefined) return first
  }
  // Stryker disable next-line all: an invalid date fails above, and these zones skip no day
  throw new RangeError(`${date} does not exist in ${zone}`)
}
