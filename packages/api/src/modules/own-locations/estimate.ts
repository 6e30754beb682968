import {
  conditionFactor,
  currencyOf,
  estimateRent,
  type Body,
  type endpoints,
  type Estimate,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findPricesNearby } from './estimate-repository.ts'
import { findActiveZone } from './repository.ts'

/** With fewer prices than this, one of them could be told from the figures. */
const fewestNearby = 3

/**
 * Estimates the monthly rent of a property with what it is computed from, and the prices of its kind nearby
 * (RULES.md §4).
 * @throws AppError validation when the zone is unknown
 */
export async function estimate(
  { sql, db }: AppContext,
  { zone: zoneId, propertyType, area, ...states }: Body<typeof endpoints.ownLocations.estimate>,
): Promise<Estimate> {
  const zone = await findActiveZone(db, zoneId)
  if (!zone)
    throw new AppError('validation', { fields: [{ path: 'zone', code: 'validation.location_required' }] })
  const { averageValue, rate } = zone
  const paintingState = states.paintingState ?? 'good'
  const floorState = states.floorState ?? 'good'
  const rent = estimateRent({ propertyType, area, averageValue, rate, paintingState, floorState })
  const [paint, floor] = [conditionFactor(paintingState), conditionFactor(floorState)]
  const nearby = await findPricesNearby(sql, zoneId, propertyType)
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
    nearby: nearby.count < fewestNearby ? null : nearby,
  }
}
