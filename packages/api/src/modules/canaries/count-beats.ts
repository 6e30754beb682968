import type { Beat, RenderCount, SentPages } from '@metrolibre/contract'
import type { BeatCounts, BeatRow, NamedVersion } from './beat-repository.ts'
import type { KnownVersions } from './known-versions.ts'

/** Above these, in seconds and without a unit, a page view is poor by the published thresholds of web.dev. */
const poor = { lcp: 4, inp: 0.5, cls: 0.25 } as const
const minuteMs = 60_000
/** How many versions that were not heard of before one network may name between two writes, and all together. */
const mostNew = { perNetwork: 16, together: 2_000 }

export const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / minuteMs) * minuteMs)

export const noCounts: BeatCounts = {
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
  sent: 0,
  heard: 0,
  heardFailed: 0,
  provenViews: 0,
  provenFailed: 0,
  provenTimed: 0,
  provenSlow: 0,
  provenPressed: 0,
  provenSluggish: 0,
  provenMoved: 0,
  provenUnsteady: 0,
}
const names = Object.keys(noCounts) as (keyof BeatCounts)[]

export function addCounts(row: BeatCounts, counts: Partial<BeatCounts>): void {
  for (const name of names) row[name] += counts[name] ?? 0
}

/** Returns what a beat counts, by what it says of its page view. What the page was not ended by counts nothing. */
export function marksOf({ kind, lcp, inp, cls }: Beat): Record<string, Partial<BeatCounts>> {
  if (kind === 'view') return { view: { views: 1 } }
  if (kind === 'failure') return { failure: { failed: 1 } }
  if (kind === 'recovered' || kind === 'partFailure') return {}
  return {
    ...(lcp !== undefined && { lcp: { timed: 1, slow: Number(lcp > poor.lcp) } }),
    ...(inp !== undefined && { inp: { pressed: 1, sluggish: Number(inp > poor.inp) } }),
    ...(cls !== undefined && { cls: { moved: 1, unsteady: Number(cls > poor.cls) } }),
  }
}

/** A page view is one of the app whose page it is, and one of the shell around it. */
export const versionsOf = ({ app, version, shell }: Beat): NamedVersion[] => [
  { app, version },
  ...(app === 'shell' ? [] : [{ app: 'shell', version: shell }]),
]

/**
 * Keeps counts in memory until they are taken, so that no page view costs a write. Versions that the registry knows
 * always have room; of others one network names only a few.
 */
export function openCounter(known: KnownVersions, now: () => Date) {
  let counted = new Map<string, BeatRow>()
  let newBy = new Map<string, number>()

  function hasRoom(one: NamedVersion, network: string): boolean {
    if (known.has(one)) return true
    const named = newBy.get(network) ?? 0
    if (named >= mostNew.perNetwork || counted.size >= mostNew.together) return false
    newBy.set(network, named + 1)
    return true
  }
  function rowOf({ app, version }: NamedVersion, minute: Date, network?: string): BeatRow | undefined {
    const key = `${app} ${version} ${minute.getTime()}`
    const found = counted.get(key)
    if (found) return found
    if (network !== undefined && !hasRoom({ app, version }, network)) return undefined
    const row = { app, version, minute, ...noCounts }
    counted.set(key, row)
    return row
  }
  return {
    add(beat: Beat, network: string): void {
      const marks = Object.values(marksOf(beat))
      if (marks.length === 0) return
      for (const one of versionsOf(beat)) {
        const row = rowOf(one, minuteOf(now()), network)
        if (row) for (const counts of marks) addCounts(row, counts)
      }
    },
    addRenders({ app, version, seen, bad }: RenderCount): void {
      addCounts(rowOf({ app, version }, minuteOf(now()))!, { rendered: seen, unrendered: bad })
    },
    addPages({ app, version, minute, sent }: SentPages): void {
      addCounts(rowOf({ app, version }, minuteOf(new Date(minute)))!, { sent })
    },
    /** Returns what was counted since the last call. */
    take(): BeatRow[] {
      const rows = [...counted.values()]
      counted = new Map()
      newBy = new Map()
      return rows
    },
  }
}
