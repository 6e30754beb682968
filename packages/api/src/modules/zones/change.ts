import {
  placeTimeZone,
  proposeTimeZone,
  timeZonesOf,
  type AdminZone,
  type Body,
  type Country,
  type endpoints,
  type TimeZone,
} from '@metrolibre/contract'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { changesNothing } from '../../platform/db/changes-nothing.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import type { ZoneRow, zones } from '../../platform/db/schema/zones.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { findCountedZone } from './list-repository.ts'
import { hasLiveBookings, hasProperties, insertZone, lockZone, saveZone } from './repository.ts'
import { toAdminZone } from './to-zone.ts'

type Create = Body<typeof endpoints.adminZones.create>
type Update = Omit<Body<typeof endpoints.adminZones.update>, 'id' | 'ifUpdatedAt'>
type Columns = { [Name in keyof typeof zones.$inferInsert]?: (typeof zones.$inferInsert)[Name] | undefined }

/** Maps an input to columns. One that is undefined keeps its value. */
const columnsOf = ({ zone, city, state, lat, long, ...same }: Update): Columns => ({
  ...same,
  name: zone?.trim(),
  city: city?.trim(),
  state: state?.trim(),
  latitude: lat,
  longitude: long,
})

const taken = (cause: unknown) =>
  new AppError('conflict', {
    text: 'conflict.zone',
    fields: [{ path: 'zone', code: 'validation.zone_taken' }],
    cause,
  })

/**
 * Refuses a time zone that no place of the country has.
 * @throws AppError validation
 */
const assertClock = (country: Country, timeZone: TimeZone | null | undefined): void => {
  if (timeZone && !timeZonesOf(country).includes(timeZone))
    throw new AppError('validation', { fields: [{ path: 'timeZone', code: 'validation.zone_clock' }] })
}

/** Explains the index that keeps the names of zones unique in their city (RULES.md §13.50). */
const explained = (error: unknown): unknown => (isUniqueViolation(error, 'zones_name') ? taken(error) : error)

const answerOf = async (tx: Transaction, id: string): Promise<AdminZone> =>
  toAdminZone(found(await findCountedZone(tx, id)))

/**
 * Adds a zone.
 * @throws AppError conflict when there is one of this name in the city
 */
export const createZone = (
  db: Database,
  { zone, lat, long, ...input }: Create,
  by: Actor,
): Promise<AdminZone> =>
  db
    .transaction(async (tx) => {
      const names = { name: zone.trim(), city: input.city.trim(), state: input.state.trim() }
      const timeZone = input.timeZone ?? proposeTimeZone({ ...input, zone })
      assertClock(input.country, timeZone)
      const after = await insertZone(tx, { ...input, ...names, timeZone, latitude: lat, longitude: long })
      const entityId = after.id
      await recordChange(tx, { ...by, entity: 'zone', action: 'zone.create', entityId, before: null, after })
      return answerOf(tx, entityId)
    })
    .catch((error: unknown) => {
      throw explained(error)
    })

/**
 * Writes a zone that is locked, and records what differs.
 * @throws AppError validation when bookings or properties depend on what would change
 */
export async function writeZone(
  tx: Transaction,
  before: ZoneRow,
  values: Columns,
  change: Actor & { action: 'zone.update' | 'zone.setActive' },
): Promise<void> {
  // The currency of its properties follows from the country.
  if (
    values.country !== undefined &&
    values.country !== before.country &&
    (await hasProperties(tx, before.id))
  )
    throw new AppError('validation', { fields: [{ path: 'country', code: 'validation.zone_country' }] })
  const { country = before.country, timeZone = before.timeZone } = values
  assertClock(country, timeZone)
  if (
    placeTimeZone({ country, timeZone }) !== placeTimeZone(before) &&
    (await hasLiveBookings(tx, before.id))
  )
    throw new AppError('validation', { fields: [{ path: 'timeZone', code: 'validation.zone_clock_booked' }] })
  const after = changesNothing(values) ? before : await saveZone(tx, before.id, values)
  await recordChange(tx, { ...change, entity: 'zone', entityId: before.id, before, after })
}

/**
 * Changes a zone. Estimates that are made afterwards use the new values; prices stay (RULES.md §13.51).
 * @throws AppError not_found, changed_meanwhile, conflict when another zone of the city has this name,
 *   validation when the country of a zone with properties or the clock of one with live bookings would change
 */
export async function updateZone(
  db: Database,
  { id, ifUpdatedAt, ...input }: Body<typeof endpoints.adminZones.update>,
  by: Actor,
): Promise<AdminZone> {
  return db
    .transaction(async (tx) => {
      const before = found(await lockZone(tx, id))
      assertUnchanged(before, ifUpdatedAt)
      await writeZone(tx, before, columnsOf(input), { ...by, action: 'zone.update' })
      return answerOf(tx, id)
    })
    .catch((error: unknown) => {
      throw explained(error)
    })
}

/**
 * Offers a zone to new properties, or not. Its properties stay as they are.
 * @throws AppError not_found
 */
export const setZoneActive = (
  db: Database,
  { id, isActive }: Body<typeof endpoints.adminZones.setActive>,
  by: Actor,
): Promise<AdminZone> =>
  db.transaction(async (tx) => {
    const before = found(await lockZone(tx, id))
    await writeZone(tx, before, { isActive }, { ...by, action: 'zone.setActive' })
    return answerOf(tx, id)
  })
