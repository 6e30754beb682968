import type { Clock } from '@metrolibre/api/platform/clock.ts'

/** A clock shared by several processes that runs `speed` times as fast as the real one since `epoch` (ms). */
export interface FastClock extends Clock {
  /** Simulated milliseconds of a real instant. */
  at: (real: number) => number
  /** Real milliseconds of a simulated instant. */
  realOf: (simulated: number) => number
  /** Moves on by `milliseconds` from the real instant `real` on; once. */
  leap: (leap: Leap) => void
  readonly epoch: number
  readonly speed: number
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
