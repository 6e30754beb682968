import { timeZones } from '@metrolibre/contract'
import { bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A half-open interval: `start` is included, `end` is not. */
export interface InstantRange {
  start: Date
  end: Date
}

/** A half-open range of unit numbers of a property. `end` is null when there is no upper bound. */
export interface UnitRange {
  start: number
  end: number | null
}

const rangeText = /^\["?([^",]*)"?,"?([^",)]*)"?\)$/

const bounds = (value: string): [string, string] => {
  const match = rangeText.exec(value)
  if (!match) throw new TypeError(`Not a half-open range: ${value}`)
  return [match[1]!, match[2]!]
}

// PostgreSQL writes "2026-01-01 00:00:00+00"; ISO 8601 needs the T and the minutes of the offset.
const instant = (value: string): Date => new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))

/** A `tstzrange` as a half-open interval. */
export const instantRange = customType<{ data: InstantRange; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ start, end }) => `[${start.toISOString()},${end.toISOString()})`,
  fromDriver: (value) => {
    const [start, end] = bounds(value)
    return { start: instant(start), end: instant(end) }
  },
})

/** An `int4range` as half-open unit numbers. */
export const unitRange = customType<{ data: UnitRange; driverData: string }>({
  dataType: () => 'int4range',
  toDriver: ({ start, end }) => `[${start},${end ?? ''})`,
  fromDriver: (value) => {
    const [start, end] = bounds(value)
    return { start: Number(start), end: end === '' ? null : Number(end) }
  },
})

/** A random primary key. */
export const id = () => uuid().primaryKey().defaultRandom()

/** An integer in minor units of the currency in the same row (RULES.md §4.1). */
export const money = () => bigint({ mode: 'number' })

export const currency = () => text({ enum: ['CLP', 'PEN'] })

export const country = () => text({ enum: ['Chile', 'Perú'] })

/** The time zone of a place (RULES.md §5.3). */
export const timeZone = () => text({ enum: timeZones })

/** The language of the form in which a text was written. */
export const lang = () =>
  text({ enum: ['es', 'en'] })
    .notNull()
    .default('es')

export const rentalMode = () => text({ enum: ['month', 'hour'] })

export const instantAt = () => timestamp({ withTimezone: true, precision: 3 })

export const createdAt = () => instantAt().notNull().defaultNow()

export const updatedAt = () =>
  instantAt()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

export const count = () => integer().notNull().default(0)
