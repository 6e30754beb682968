import { setTimeout as pause } from 'node:timers/promises'
import type { SeenUnderLoad } from './load.ts'
import type { DrillStage } from './stage.ts'

export type ClusterLook = Readonly<Record<string, SeenUnderLoad>>

const none: SeenUnderLoad = {
  answered: 0,
  refused: 0,
  failed: 0,
  gapMs: 0,
  p50: 0,
  p99: 0,
  slowest: 0,
  failures: {},
}
export const seenOfCluster = (look: ClusterLook, kind: string): SeenUnderLoad => look[kind] ?? none

/** All that change something, together; each is also counted by its own kind. */
const together = 'write'
const kindsOf = (look: ClusterLook) => Object.keys(look).filter((kind) => kind !== together)
export const writes = [together]

export const sum = (
  look: ClusterLook,
  of: 'answered' | 'refused' | 'failed',
  kinds: readonly string[] = kindsOf(look),
): number => kinds.reduce((total, kind) => total + seenOfCluster(look, kind)[of], 0)

/** Returns what failed, by kind of request. */
export const failuresIn = (look: ClusterLook): Record<string, SeenUnderLoad['failures']> =>
  Object.fromEntries(
    kindsOf(look).flatMap((kind) => {
      const { failures, failed } = seenOfCluster(look, kind)
      return failed > 0 ? [[kind, failures]] : []
    }),
  )

/** Returns what visitors saw while `work` was done and for some seconds after it. */
export async function during(
  { load }: Pick<DrillStage, 'load'>,
  work: () => Promise<unknown>,
  secondsAfter = 5,
): Promise<ClusterLook> {
  const from = Date.now()
  await work()
  await pause(secondsAfter * 1000)
  return load.lookWhole(from)
}

/** Waits until the platform takes bookings as before, and returns the seconds since `from`, or undefined after `patience`. */
export async function untilWrites(
  { load }: Pick<DrillStage, 'load'>,
  from: number,
  patience = 60,
): Promise<number | undefined> {
  const until = Date.now() + patience * 1000
  while (Date.now() < until) {
    const now = Date.now()
    const look = await load.look(now - 1500, now)
    if (
      now - from > 1500 &&
      sum(look, 'answered', writes) > 0 &&
      sum(look, 'failed', writes) + sum(look, 'refused', writes) === 0
    )
      return (now - from) / 1000
    await pause(100)
  }
  return undefined
}

/** Stops the load, lets everything come to its end, and checks that nothing that was acknowledged is missing. */
export async function settleCluster({ load, verdict }: Pick<DrillStage, 'load' | 'verdict'>): Promise<void> {
  await load.stop()
  const { violations, acknowledged, seconds } = await load.judge()
  verdict.check('nothing acknowledged is lost, and the invariants hold', violations.length === 0, {
    acknowledged,
    ...(violations.length > 0 && { violations: violations.slice(0, 10), of: violations.length }),
    settledAfter: `${seconds.toFixed(1)} s`,
  })
  await load.start()
  await pause(1500)
}

export const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`
