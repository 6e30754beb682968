import { pools, type Pool } from './costs.ts'

/** What fails in a minute: how many machines of each pool are gone, and for how many seconds nothing can be written. */
export interface Failing {
  readonly gone: Readonly<Record<Pool, number>>
  readonly silentSeconds: number
}

/** How often a machine fails, and how long it is away until another one serves. Assumptions. */
const [failsPerMonth, awayMinutes] = [0.05, 4]
/** A zone is lost once in a month, for half an hour, with a third of everything. */
const [zoneMinute, zoneMinutes] = [17 * 1440 + 20 * 60, 30]
/** What the drill of production saw at most after the loss of a primary (deploy/figures.md). */
export const failoverSeconds = 14.9

/** Draws what fails in each minute of a month. */
export function openFailures(random: () => number) {
  const away = Object.fromEntries(pools.map((pool) => [pool, []])) as unknown as Record<Pool, number[]>
  return (minute: number, machines: Readonly<Record<Pool, number>>): Failing => {
    const inZone = minute >= zoneMinute && minute < zoneMinute + zoneMinutes
    let silentSeconds = minute === zoneMinute ? failoverSeconds : 0
    const gone = {} as Record<Pool, number>
    for (const pool of pools) {
      away[pool] = away[pool].filter((until) => until > minute)
      if (random() < (machines[pool] * failsPerMonth) / 43_200) {
        if (pool === 'primary') silentSeconds = failoverSeconds
        else away[pool].push(minute + awayMinutes)
      }
      const lost = inZone && pool !== 'primary' ? Math.ceil(machines[pool] / 3) : 0
      gone[pool] = Math.min(machines[pool] - 1, away[pool].length + lost)
    }
    return { gone: { ...gone, primary: 0 }, silentSeconds }
  }
}
