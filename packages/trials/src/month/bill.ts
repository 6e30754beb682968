import { pools } from './costs.ts'
import { prices, priceSizes } from './prices.ts'
import type { SimulatedMonth } from './simulate.ts'
import type { TrafficDay } from './traffic.ts'

/** What a month costs by list prices, in US dollars, by what it is paid for. */
export function billOf(
  month: SimulatedMonth,
  { properties, searches }: TrafficDay,
): Readonly<Record<string, number>> {
  const millions = properties / 1e6
  const databases = 1 + month.pools.standby.most
  const machines = pools.reduce(
    (sum, pool) => sum + month.pools[pool].machineHours * prices.machineHour[pool],
    0,
  )
  const trafficGb = (searches * 30 * (priceSizes.searchKb + 0.4 * priceSizes.pageKb)) / 1024 ** 2
  return {
    machines,
    disks: millions * priceSizes.databaseGbPerMillion * databases * prices.diskGbMonth,
    pictures: millions * priceSizes.picturesGbPerMillion * prices.bucketGbMonth,
    uploads: ((month.uploads * 5) / 1000) * prices.bucketPutPerThousand,
    'traffic of the CDN': trafficGb * prices.trafficGb,
  }
}
