import type { RenderCount, RunningCanary } from '@metrolibre/contract'
import type { Rendering } from '../render/rendering.ts'
import type { CountRenders } from '../releases/mirror/source.ts'

/** How long counts wait for more to be sent with. */
const patienceMs = 5_000
/** What a page did itself; the others were not tried, for reasons that lie elsewhere. */
const faults: readonly Rendering['outcome'][] = ['page', 'late', 'worker']

/**
 * Counts the renders of apps that have a canary, of the canary as of all others, and tells the registry every few
 * seconds. What can't be sent, or was not yet sent at the end, is not counted.
 */
export function openRenderCount(
  running: () => readonly Pick<RunningCanary, 'app'>[],
  send: CountRenders,
  onFailure: (error: unknown) => void,
) {
  let counts = new Map<string, RenderCount>()

  const flush = () => {
    const renders = [...counts.values()]
    counts = new Map()
    send(renders).catch(onFailure)
  }
  return {
    add({ app, version, outcome }: Rendering): void {
      const isBad = faults.includes(outcome)
      if (!isBad && outcome !== 'rendered') return
      if (!running().some((one) => one.app === app)) return
      if (counts.size === 0) setTimeout(flush, patienceMs).unref()
      const key = `${app} ${version}`
      const { seen, bad } = counts.get(key) ?? { seen: 0, bad: 0 }
      counts.set(key, { app, version, seen: seen + 1, bad: bad + Number(isBad) })
    },
  }
}
