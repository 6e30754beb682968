import type { RunningCanary } from '@metrolibre/contract'
import type { Edition } from '../releases/edition.ts'
import type { Variants } from '../releases/variants.ts'
import type { Renderers } from './renderers.ts'

interface Options {
  renderers: Pick<Renderers, 'settle'>
  /** The canaries whose files are here. */
  running: () => readonly Pick<RunningCanary, 'app' | 'version'>[]
  vary: Variants
  onFailure: (error: unknown) => void
}

/**
 * Returns a function that starts the renderers of an edition and of each canary alongside it, and keeps them: the few visitors of a
 * canary come minutes apart, and none of them may find it closed.
 */
export function createKeepWarm({ renderers, running, vary, onFailure }: Options) {
  let latest = 0
  return async (base: Edition): Promise<void> => {
    const turn = ++latest
    const read = await Promise.allSettled(running().map(({ app, version }) => vary(base, { [app]: version })))
    for (const one of read) if (one.status === 'rejected') onFailure(one.reason)
    if (turn !== latest) return
    renderers.settle(
      base,
      read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    )
  }
}

export type KeepWarm = ReturnType<typeof createKeepWarm>
