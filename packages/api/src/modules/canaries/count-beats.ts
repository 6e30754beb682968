import type { Beat, RenderCount } from '@metrolibre/contract'
import type { BeatCounts, BeatRow } from './beat-repository.ts'

/** Above these, in seconds and without a unit, a page view is poor by the published thresholds of web.dev. */
const poor = { lcp: 4, inp: 0.5, cls: 0.25 } as const
const minuteMs = 60_000

const none: BeatCounts = {
  views: 0,
  failed: 0,
  timed: 0,
  slow: 0,
  pressed: 0,
  sluggish: 0,
  moved: 0,
  unsteady: 0,
  rendered: 0,
  unrendered: 0,
}

const measured = (value: number | undefined, limit: number) =>
  value === undefined ? [0, 0] : [1, Number(value > limit)]

function countsOf({ kind, lcp, inp, cls }: Beat): BeatCounts {
  if (kind === 'view') return { ...none, views: 1 }
  if (kind === 'failure') return { ...none, failed: 1 }
  const [timed = 0, slow = 0] = measured(lcp, poor.lcp)
  const [pressed = 0, sluggish = 0] = measured(inp, poor.inp)
  const [moved = 0, unsteady = 0] = measured(cls, poor.cls)
  return { ...none, timed, slow, pressed, sluggish, moved, unsteady }
}

/** A page view is one of the app whose page it is, and one of the shell around it. */
const versionsOf = ({ app, version, shell }: Beat) => [
  { app, version },
  ...(app === 'shell' ? [] : [{ app: 'shell', version: shell }]),
]

/** Keeps counts in memory until they are taken, so that no page view costs a write. */
export function openCounter(now: () => Date) {
  let counted = new Map<string, BeatRow>()
  const count = (one: { app: string; version: string }, counts: BeatCounts) => {
    const minute = new Date(Math.floor(now().getTime() / minuteMs) * minuteMs)
    const key = `${one.app} ${one.version} ${minute.getTime()}`
    const row = counted.get(key) ?? { ...one, minute, ...none }
    for (const name of Object.keys(none) as (keyof BeatCounts)[]) row[name] += counts[name]
    counted.set(key, row)
  }
  return {
    add(beat: Beat): void {
      const counts = countsOf(beat)
      for (const one of versionsOf(beat)) count(one, counts)
    },
    addRenders({ app, version, seen, bad }: RenderCount): void {
      count({ app, version }, { ...none, rendered: seen, unrendered: bad })
    },
    /** Returns what was counted since the last call. */
    take(): BeatRow[] {
      const rows = [...counted.values()]
      counted = new Map()
      return rows
    },
  }
}
