import { shellName } from '@metrolibre/build/release/reading'
import type { Edition } from '../releases/edition.ts'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer.ts'

/** How many are kept beside those of the edition in use, and for how long after their last page. */
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
 * Keeps the renderers of the current edition, one per remote and one for frames. Those of others, such as previews' and
 * the edition before, are closed a minute after their last page: pages that are being made are finished, and a version to
 * which somebody goes back at once needs no start.
 */
export function createRenderers(apiUrl: string, events: RenderersEvents) {
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
    const renderer = createRemoteRenderer(
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
    /** Starts the renderers that the edition will use; those that it no longer uses may go. */
    settle(edition: Edition): void {
      const names = [undefined, ...Object.keys(edition.remotes)]
      settled = new Set(names.map((name) => keyOf(edition, name)))
      closeOldest()
      for (const name of names) if (rendersOnServer(edition, name)) of(edition, name).warm()
    },
    /** Returns for each app of the edition in use how many of its pages and routes are paused. */
    paused(edition: Edition): Record<string, number> {
      const names = [undefined, ...Object.keys(edition.remotes)]
      return Object.fromEntries(
        names.map((name) => [name ?? framesApp, running.get(keyOf(edition, name))?.renderer.paused() ?? 0]),
      )
    },
    close(): void {
      clearInterval(timer)
      closeAll([...running])
    },
  }
}

export type Renderers = ReturnType<typeof createRenderers>

const rendersOnServer = ({ registry }: Edition, name?: string): boolean => {
  const { routes, parts = [] } = (name && registry.remotes[name]?.config) || { routes: [] }
  return !name || [...routes, ...parts].some(({ render }) => render === 'server')
}
