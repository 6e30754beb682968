import type { AdminZoneDetail, endpoints, Response } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { found } from '../../platform/errors/app-error.ts'
import { findCountedZone, findZonePage, type ZoneFilter } from './list-repository.ts'
import {
  countZoneProperties,
  findAskedPrices,
  findOpenEstimates,
  findSquareMetrePrices,
} from './market-repository.ts'
import { toAdminZone } from './to-zone.ts'

/** Returns one page of all zones, those included that are not offered. */
export async function listZones(
  db: Queryable,
  query: ZoneFilter,
): Promise<Response<typeof endpoints.adminZones.list>> {
  const { rows, entries } = await findZonePage(db, query)
  return { zones: rows.map(toAdminZone), ...entries }
}

/**
 * Returns a zone with what a change of its values has to be compared with.
 * @throws AppError not_found
 */
export async function readZone({ db, sql }: AppContext, id: string): Promise<AdminZoneDetail> {
  const zone = found(await findCountedZone(db, id))
  const [properties, asked, perSquareMetre, open] = await Promise.all([
    countZoneProperties(sql, id),
    findAskedPrices(sql, id),
    findSquareMetrePrices(sql, id),
    findOpenEstimates(sql, id),
  ])
  return { ...toAdminZone(zone), properties, asked, perSquareMetre, open }
}
