import { sql, type Column } from 'drizzle-orm'
import { boolean, check, integer } from 'drizzle-orm/pg-core'

/**
 * What sheds and plots are chosen by; null was not stated. Lengths are in centimetres, the load in kilograms per square
 * metre. What a place has is among the words of its search too, by trigger.
 */
export const siteFactColumns = () => ({
  clearHeight: integer(),
  gateWidth: integer(),
  gateHeight: integer(),
  floorLoad: integer(),
  threePhase: boolean(),
  truckAccess: boolean(),
  water: boolean(),
  fence: boolean(),
})

export const siteSizesCheck = (
  table: Readonly<Record<'clearHeight' | 'gateWidth' | 'gateHeight' | 'floorLoad', Column>>,
) =>
  check(
    'properties_site_sizes',
    sql`${table.clearHeight} between 1 and 10000 and ${table.gateWidth} between 1 and 10000
        and ${table.gateHeight} between 1 and 10000 and ${table.floorLoad} between 1 and 100000`,
  )
