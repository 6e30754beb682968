import type { Pool } from './costs.ts'

/**
 * List prices of a public cloud, in US dollars, as they are known in November 2026 (machines on demand in São Paulo, without any
 * commitment or discount). They change; put yours here.
 */
export const prices = {
  machineHour: { composer: 0.47, api: 0.47, standby: 1.61, primary: 3.22 } satisfies Record<Pool, number>,
  diskGbMonth: 0.152,
  bucketGbMonth: 0.0405,
  bucketPutPerThousand: 0.007,
  trafficGb: 0.11,
}

/** GB of the database for each million properties, and of pictures; KB that a visitor loads from the CDN. Assumptions. */
export const priceSizes = { databaseGbPerMillion: 12, picturesGbPerMillion: 1500, pageKb: 180, searchKb: 12 }
