import type { Clock } from '@metrolibre/api/platform/clock.ts'

/** A clock shared by several processes that runs `speed` times as fast as the real one since `epoch` (ms). */
export interface FastClock extends Clock {
  /** Converts a real instant to simulated milliseconds. */
  at: (real: number) => number
  /** Converts a simulated instant to real milliseconds. */
  realOf: (simulated: number) => number
  /** Jumps ahead by `milliseconds` at the real instant `real`, only once. */
  leap: (leap: Leap) => void
  readonly epoch: number
  readonly speed: number
}

/** What has a clock; only some conversions are used. */
export interface Clocked<Uses extends keyof FastClock> {
  readonly clock: Pick<FastClock, Uses>
}

export interface Leap {
  readonly real: number
  readonly milliseconds: number
}

export const createFastClock = (epoch: number, speed: number): FastClock => {
  let leap: Leap = { real: Infinity, milliseconds: 0 }
  const even = (real: number): number => epoch + (real - epoch) * speed
  const evenReal = (simulated: number): number => epoch + (simulated - epoch) / speed
  const at = (real: number): number => even(real) + (real >= leap.real ? leap.milliseconds : 0)
  return {
    at,
    realOf: (simulated) =>
      Math.max(Math.min(evenReal(simulated), leap.real), evenReal(simulated - leap.milliseconds)),
    leap: (next) => {
      leap = next
    },
    epoch,
    speed,
    now: () => new Date(at(Date.now())),
  }
}
