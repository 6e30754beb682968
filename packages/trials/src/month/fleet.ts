import { costs, growth, costKinds, pools, processors, type CostKind, type Pool } from './costs.ts'

type Demand = Readonly<Record<CostKind, number>>

/** Processors that a pool is kept busy with, on average. */
export function offeredTo(pool: Pool, demand: Demand, properties: number): number {
  const reads = pool === 'standby' ? growth(properties) : 1
  return costKinds.reduce((sum, kind) => sum + (demand[kind] * costs[kind][pool] * reads) / 1000, 0)
}

/** How long one request keeps a processor of a pool busy, on average. */
export function serviceMsOf(pool: Pool, demand: Demand, properties: number): number {
  const users = costKinds.filter((kind) => costs[kind][pool] > 0)
  const rate = users.reduce((sum, kind) => sum + demand[kind], 0)
  return rate > 0 ? (offeredTo(pool, demand, properties) * 1000) / rate : 0
}

/** As the autoscalers of deploy/kubernetes: machines that are busy to six tenths, and one more than the load needs. */
const busyShare = 0.6
export const machinesFor = (pool: Pool, offered: number): number =>
  pool === 'primary' ? 1 : Math.max(2, Math.ceil(offered / processors[pool] / busyShare))

export interface Carried {
  readonly searchesPerDay: number
  readonly machines: Readonly<Record<Pool, number>>
  /** The part that is used up first. */
  readonly first: Pool
}

/** Returns what so many machines of 8 processors carry in the busiest hour, as they are best shared out. */
export function carriedBy(
  count: number,
  demandOf: (searches: number) => Demand,
  properties: number,
): Carried {
  let [low, high] = [0, 1e11]
  const sharedOut = (searches: number) => {
    const demand = demandOf(searches)
    return Object.fromEntries(
      pools.map((pool) => [pool, offeredTo(pool, demand, properties) / 8 / busyShare]),
    ) as unknown as Record<Pool, number>
  }
  const isCarried = (searches: number) => {
    const needed = sharedOut(searches)
    // There is one primary, and it can't be larger than one machine.
    return (
      needed.primary <= processors.primary / 8 && pools.reduce((sum, pool) => sum + needed[pool], 0) <= count
    )
  }
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (isCarried(middle)) low = middle
    else high = middle
  }
  const machines = sharedOut(low)
  const isPrimary = machines.primary > (processors.primary / 8) * 0.99
  const first = isPrimary ? 'primary' : pools.toSorted((a, b) => machines[b] - machines[a])[0]!
  return { searchesPerDay: low, machines, first }
}
