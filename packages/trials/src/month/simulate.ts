import { createRandom } from '../storm/random.ts'
import { costKinds, pools, processors, writtenCosts, type Pool } from './costs.ts'
import { openFailures } from './failures.ts'
import { machinesFor, offeredTo, serviceMsOf } from './fleet.ts'
import { waiting } from './queue.ts'
import { bookedShare, demandAt, type TrafficDay } from './traffic.ts'

export interface PoolMonth {
  readonly least: number
  readonly most: number
  readonly machineHours: number
  /** The longest that the slowest hundredth of a minute waited for a processor, in ms, in all but the worst hour of the month. */
  readonly waits: number
  /** Minutes in which it had more work than processors. */
  readonly overloaded: number
}

export interface SimulatedMonth {
  readonly pools: Readonly<Record<Pool, PoolMonth>>
  readonly asked: number
  readonly refused: number
  readonly bookings: number
  readonly uploads: number
  /** Writes that were told to come back while a primary was replaced. None of those acknowledged is lost. */
  readonly postponed: number
  readonly failovers: number
  /** MB that the primary writes per second in its busiest minute. */
  readonly logRate: number
}

export const minutes = 30 * 1440
/** Machines are added two minutes after they are needed, and taken away after ten. */
const [addedAfter, takenAfter] = [2, 10]

/** Goes through a month minute by minute, with queues, autoscalers and failures. The same seed gives the same month. */
export function simulateMonth(day: TrafficDay, seed = 1): SimulatedMonth {
  const random = createRandom(seed)
  const failing = openFailures(random)
  const fleets = Object.fromEntries(pools.map((pool) => [pool, openPool()])) as Record<
    Pool,
    ReturnType<typeof openPool>
  >
  const total = { asked: 0, refused: 0, bookings: 0, uploads: 0, postponed: 0, failovers: 0, logRate: 0 }
  let swing = 1
  for (let minute = 0; minute < minutes; minute += 1) {
    // Campaigns and weather: it wanders around 1 and comes back.
    swing = Math.max(0.6, swing + 0.02 * (random() - 0.5) + 0.02 * (1 - swing))
    const demand = demandAt(day, minute, swing)
    const machines = Object.fromEntries(pools.map((pool) => [pool, fleets[pool].size()])) as Record<
      Pool,
      number
    >
    const { gone, silentSeconds } = failing(minute, machines)
    let served = 1
    for (const pool of pools) {
      const offered = offeredTo(pool, demand, day.properties)
      const left = fleets[pool].pass(offered, machinesFor(pool, offered), {
        processors: processors[pool],
        gone: gone[pool],
        serviceMs: serviceMsOf(pool, demand, day.properties),
      })
      served = Math.min(served, left)
    }
    const perSecond = costKinds.reduce((sum, kind) => sum + demand[kind], 0)
    total.asked += perSecond * 60
    total.refused += perSecond * 60 * (1 - served)
    total.postponed += (demand.hold + demand.upload) * silentSeconds
    total.failovers += silentSeconds > 0 ? 1 : 0
    total.bookings += demand.hold * 60 * bookedShare
    total.uploads += demand.upload * 60
    total.logRate = Math.max(
      total.logRate,
      costKinds.reduce((sum, kind) => sum + demand[kind] * writtenCosts[kind], 0) / 1024,
    )
  }
  const each = Object.fromEntries(pools.map((pool) => [pool, fleets[pool].end()])) as Record<Pool, PoolMonth>
  return { ...total, pools: each }
}

interface Minute {
  readonly processors: number
  readonly gone: number
  readonly serviceMs: number
}

function openPool() {
  const wished: number[] = []
  const waits: number[] = []
  let [size, least, most, hours, overloaded] = [0, Number.POSITIVE_INFINITY, 0, 0, 0]
  return {
    size: () => size,
    /** Passes a minute, and returns the share of its work that is done. */
    pass(offered: number, wanted: number, { processors: each, gone, serviceMs }: Minute): number {
      wished.push(wanted)
      if (size === 0) size = wanted
      const seen = wished.at(-1 - addedAfter) ?? wanted
      size = seen > size ? seen : Math.min(size, Math.max(...wished.slice(-takenAfter)))
      const servers = (size - gone) * each
      least = Math.min(least, size)
      most = Math.max(most, size)
      hours += size / 60
      const { p99 } = waiting(offered, servers, serviceMs)
      waits.push(p99)
      if (offered >= servers) overloaded += 1
      // What can't be done in time is refused with a time to come back.
      return Math.min(1, (servers * 0.98) / Math.max(offered, Number.EPSILON))
    },
    end: (): PoolMonth => ({
      least,
      most,
      machineHours: hours,
      waits: waits.toSorted((a, b) => a - b)[waits.length - 61] ?? 0,
      overloaded,
    }),
  }
}
