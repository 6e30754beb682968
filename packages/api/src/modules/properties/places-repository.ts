import type { Country } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KeptCount } from './search/repository.ts'

interface CountedZone extends KeptCount {
  readonly id: string
  readonly zone: string
  readonly city: string
  readonly state: string
  readonly country: Country
  readonly lat: number
  readonly long: number
}

/** Returns a row for each zone, kind and rental mode with something published. */
export const countedZones = (sql: Sql) => sql<CountedZone[]>`
  select zones.id, zones.name as zone, zones.city, zones.state, zones.country, zones.latitude as lat,
    zones.longitude as long, counted.type, counted.rental_mode, counted.total
  from property_counts counted join zones on zones.id::text = counted.zone
  where counted.zone <> '' and counted.total > 0
  order by zones.country, zones.city collate spanish, zones.name collate spanish, zones.id`
