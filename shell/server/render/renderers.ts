import { shellName } from '@metrolibre/build/release/reading'
import type { Edition } from '../releases/edition.ts'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer.ts'

/** How many are kept alongside those of the edition in use, and for how long after their last page. */
const mostOthers = 6
const keptMs = 60_000

export interface RenderersEvents {
  onStray: (error: string) => void
  /** Called when a worker has ended, with the app whose pages it rendered. */
  onWorkerEnded: (cause: unknown, app: string) => void
}

/** The name under which the frames count, which all remotes share. */
export const framesApp = shellName

/**
 * Keeps the renderers of the current edition and its canaries, one per remote and one for frames. Those of others, such as previews' and
 * the edition before, are closed a minute after their last page: pages that are being made are finished, and a version to
 * which somebody goes back at once needs no start.
 */
export function createRenderers(apiUrl: string, events: RenderersEvents, create = createRemoteRenderer) {
  const running = new Map<string, { renderer: RemoteRenderer; usedAt: number }>()
  let settled = new Set<string>()
  const keyOf = ({ shell, remotes }: Edition, remoteName?: string) =>
    `${shell.version}/${remoteName ? `${remoteName}/${remotes[remoteName]?.registered.version}` : 'frames'}`

  function of(edition: Edition, remoteName?: string): RemoteRenderer {
    const key = keyOf(edition, remoteName)
    const known = running.get(key)
    if (known) {
      known.usedAt = Date.now()
      return known.renderer
    }
    const remote = remoteName ? edition.remotes[remoteName]?.bundle : undefined
    const renderer = create(
      { shell: edition.shell.bundle, remote, apiUrl },
      {
        onStray: events.onStray,
        onWorkerEnded: (cause) => events.onWorkerEnded(cause, remoteName ?? framesApp),
      },
    )
    running.set(key, { renderer, usedAt: Date.now() })
    closeOldest()
    return renderer
  }

  const others = () => [...running].filter(([key]) => !settled.has(key))

  function closeAll(those: ReturnType<typeof others>): void {
    for (const [key, { renderer }] of those) {
      running.delete(key)
      renderer.close()
    }
  }
  const closeOldest = () => closeAll(others().slice(0, -mostOthers))
  const timer = setInterval(
    () => closeAll(others().filter(([, { usedAt }]) => usedAt < Date.now() - keptMs)),
    keptMs,
  ).unref()

  return {
    of,
    /** Starts the renderers that the edition and its canaries will use; those that they no longer use may go. */
    settle(edition: Edition, canaries: readonly Edition[] = []): void {
      const wanted = [edition, ...canaries].flatMap((one) => namesOf(one).map((name) => ({ one, name })))
      settled = new Set(wanted.map(({ one, name }) => keyOf(one, name)))
      closeOldest()
      for (const { one, name } of wanted) if (rendersOnServer(one, name)) of(one, name).warm()
    },
    /** Returns for each app of the edition in use how many of its pages and routes are paused. */
    paused(edition: Edition): Record<string, number> {
      return Object.fromEntries(
        namesOf(edition).map((name) => [
          name ?? framesApp,
          running.get(keyOf(edition, name))?.renderer.paused() ?? 0,
        ]),
      )
    },
    close(): void {
      clearInterval(timer)
      closeAll([...running])
    },
  }
}

/** The remotes of an edition, and undefined for its frames. */
const namesOf = ({ remotes }: Edition) => [undefined, ...Object.keys(remotes)]

export type Renderers = ReturnType<typeof createRenderers>

const rendersOnServer = ({ registry }: Edition, name?: string): boolean => {
  const { routes, parts = [] } = (name && registry.remotes[name]?.config) || { routes: [] }
  return !name || [...routes, ...parts].some(({ render }) => render === 'server')
}
