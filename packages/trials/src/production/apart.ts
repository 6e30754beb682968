/** How far apart the clocks of the processes are, which write the times of what they do. */
export interface Apart {
  /** From now on, they are apart by so much. */
  readonly set: (ms: number) => void
  /** By how much the time of something may differ that was done at about this time. */
  readonly around: (at: number) => number
}

export function openApart(now: () => number = Date.now): Apart {
  const periods: Array<{ readonly from: number; readonly ms: number; until: number }> = []
  return {
    set: (ms) => {
      const last = periods.at(-1)
      if (last) last.until = now()
      periods.push({ from: now(), ms, until: Infinity })
    },
    around: (at) =>
      Math.max(0, ...periods.map(({ from, until, ms }) => (at >= from - ms && at <= until + ms ? ms : 0))),
  }
}
