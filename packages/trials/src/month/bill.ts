import { pools } from './costs.ts'
import { prices, sizes } from './prices.ts'
import type { Month } from './simulate.ts'
import type { Day } from './traffic.ts'

/** What a month costs by list prices, in US dollars, by what it is paid for. */
export function billOf(month: Month, { properties, searches }: Day): Readonly<Record<string, number>> {
  const millions = properties / 1e6
  const databases = 1 + month.pools.standby.most
  const machines = pools.reduce(
    (sum, pool) => sum + month.pools[pool].machineHours * prices.machineHour[pool],
    0,
  )
  const trafficGb = (searches * 30 * (sizes.searchKb + 0.4 * sizes.pageKb)) / 1024 ** 2
  return {
    machines,
    disks: millions * sizes.databaseGbPerMillion * databases * prices.diskGbMonth,
    pictures: millions * sizes.picturesGbPerMillion * prices.bucketGbMonth,
    uploads: ((month.uploads * 5) / 1000) * prices.bucketPutPerThousand,
    'traffic of the CDN': trafficGb * prices.trafficGb,
  }
}
