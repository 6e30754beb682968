import {
  conditionFactor,
  currencyOf,
  estimateRent,
  type Body,
  type Country,
  type endpoints,
  type Estimate,
  type PropertyType,
} from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findHourlyPrices, findPricesNearby, findZonesOfCity } from './estimate-repository.ts'
import { findActiveZone } from './repository.ts'

/** With fewer prices than this, one of them could be told from the figures. */
const fewestNearby = 3

interface Place {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly country: Country
}

/** Returns what others ask per hour in the zone, or in its city where that are too few. */
async function hourlyNearby(sql: Sql, zone: Place, type: PropertyType): Promise<Estimate['hourly']> {
  const currency = currencyOf(zone.country)
  const here = await findHourlyPrices(sql, [zone.id], type)
  if (here.count >= fewestNearby) return { ...here, currency, place: zone.name }
  const around = await findHourlyPrices(sql, await findZonesOfCity(sql, zone), type)
  return around.count < fewestNearby ? null : { ...around, currency, place: zone.city }
}

/**
 * Estimates the monthly rent of a property with what it is computed from, and the prices of its kind nearby
 * (RULES.md §4.24, §4.27, §4.28). What is rented by the hour is only compared.
 * @throws AppError validation when the zone is unknown
 */
export async function estimateProperty(
  { sql, db }: AppContext,
  {
    zone: zoneId,
    propertyType,
    area,
    rentalMode = 'month',
    ...states
  }: Body<typeof endpoints.ownLocations.estimate>,
): Promise<Estimate> {
  const zone = await findActiveZone(db, zoneId)
  if (!zone)
    throw new AppError('validation', { fields: [{ path: 'zone', code: 'validation.location_required' }] })
  const { averageValue, rate } = zone
  const paintingState = states.paintingState ?? 'good'
  const floorState = states.floorState ?? 'good'
  const isByHour = rentalMode === 'hour'
  const rent = isByHour
    ? undefined
    : estimateRent({ propertyType, area, averageValue, rate, paintingState, floorState })
  const [paint, floor] = [conditionFactor(paintingState), conditionFactor(floorState)]
  const nearby = await findPricesNearby(sql, zoneId, propertyType)
  const hourly = isByHour ? await hourlyNearby(sql, zone, propertyType) : undefined
  return {
    estimate: rent
      ? {
          ...rent,
          perYearLow: rent.low * 12,
          perYearHigh: rent.high * 12,
          currency: currencyOf(zone.country),
        }
      : null,
    basis: {
      zone: { id: zone.id, zone: zone.name, city: zone.city, state: zone.state, country: zone.country },
      averageValue,
      rate,
      area,
      paint,
      floor,
      condition: paint * floor,
    },
    nearby: isByHour || nearby.count < fewestNearby ? null : nearby,
    ...(hourly !== undefined && { hourly }),
  }
}
