import {
  currencyOf,
  minimumSlots,
  siteFacts,
  siteFactsFor,
  siteSizes,
  siteSizesFor,
  type Country,
} from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { placePhoneColumn } from '../../platform/phone.ts'
import { publicPlace } from '../properties/public-place.ts'
import { streetOf } from '../properties/street-of.ts'
import { findActiveZone, type PropertyColumns } from './repository.ts'

/** Returns the columns that follow from the address: the street is public, the number is not. */
const streetColumns = ({ address }: PropertyColumns): PropertyColumns =>
  address === undefined ? {} : { street: streetOf(address) }

/**
 * Returns the public coordinates that belong to the true ones (RULES.md §7.1).
 * @throws AppError validation when one of the two is missing
 */
function publicColumns(
  secret: string,
  id: string,
  columns: PropertyColumns,
  before: PropertyColumns,
): PropertyColumns {
  const { latitude, longitude } = { ...before, ...columns }
  if (columns.latitude === undefined && columns.longitude === undefined) return {}
  if (latitude === null || latitude === undefined || longitude === null || longitude === undefined) {
    if ((latitude ?? null) !== (longitude ?? null))
      throw new AppError('validation', { fields: [{ path: 'lat', code: 'validation.both' }] })
    return { publicLatitude: null, publicLongitude: null }
  }
  const shown = publicPlace(secret, id, { latitude, longitude })
  return { publicLatitude: shown.latitude, publicLongitude: shown.longitude }
}

/** Finds the country of the zone that was sent, if one was. */
async function sentCountry(db: Queryable, { zoneId }: PropertyColumns): Promise<Country | undefined> {
  if (zoneId === undefined) return undefined
  const zone = await findActiveZone(db, zoneId)
  if (!zone)
    throw new AppError('validation', { fields: [{ path: 'zone', code: 'validation.location_required' }] })
  return zone.country
}

/** Returns the phone number as it is stored, read in the country of the place. */
const phoneColumns = ({ phone }: PropertyColumns, country: Country | undefined): PropertyColumns =>
  phone === undefined || country === undefined ? {} : { phone: placePhoneColumn(phone, country) }

/** Takes back the facts that do not belong to the kind that was sent, so that no search finds them (RULES.md §3.77). */
const siteColumns = (columns: PropertyColumns, before: PropertyColumns): PropertyColumns => {
  const { type } = columns
  if (type === undefined) return {}
  const stated = { ...before, ...columns }
  const kept: readonly string[] = [...siteSizesFor(type), ...siteFactsFor(type)]
  const gone = [...siteSizes, ...siteFacts].filter(
    (name) => !kept.includes(name) && (stated[name] ?? null) !== null,
  )
  return Object.fromEntries(gone.map((name) => [name, null]))
}

const refuseHours = ({ opensAtSlot, closesAtSlot }: PropertyColumns): void => {
  if (!opensAtSlot || !closesAtSlot) return
  const slots = closesAtSlot - opensAtSlot + 1
  if (slots >= minimumSlots) return
  const code = slots < 1 ? 'validation.opening_order' : 'validation.opening_short'
  throw new AppError('validation', { fields: [{ path: 'openingHours', code }] })
}

/**
 * Adds the columns that follow from those an owner sent: street, public coordinates, facts of the kind and currency, and
 * reads the phone number in the country of the place.
 * @throws AppError validation for a zone in which nothing can be listed, half a pair of coordinates, hours that end before
 *   they begin, or what is no phone number
 */
export async function completeColumns(
  db: Queryable,
  { secret, id }: { secret: string; id: string },
  columns: PropertyColumns,
  before: PropertyColumns & { readonly country?: Country } = {},
): Promise<PropertyColumns> {
  refuseHours(columns)
  const country = await sentCountry(db, columns)
  return {
    ...columns,
    ...streetColumns(columns),
    ...siteColumns(columns, before),
    ...publicColumns(secret, id, columns, before),
    ...phoneColumns(columns, country ?? before.country),
    ...(country && { currency: currencyOf(country) }),
  }
}
