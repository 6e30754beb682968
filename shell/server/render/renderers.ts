import { shellName } from '@metrolibre/build/release/reading'
import type { Edition } from '../releases/edition.ts'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer.ts'

const mostOthers = 6

export interface RenderersEvents {
  onStray: (error: string) => void
  /** Called when a worker has ended, with the app whose pages it rendered. */
  onWorkerEnded: (cause: unknown, app: string) => void
}

/** The name under which the frames count, which all remotes share. */
export const framesApp = shellName

/**
 * Keeps the renderers of the current edition, one per remote and one for frames, and closes those of old
 * versions.
 */
export function createRenderers(apiUrl: string, events: RenderersEvents) {
  const running = new Map<string, RemoteRenderer>()
  let settled = new Set<string>()
  const keyOf = ({ shell, remotes }: Edition, remoteName?: string) =>
    `${shell.version}/${remoteName ? `${remoteName}/${remotes[remoteName]?.registered.version}` : 'frames'}`

  function of(edition: Edition, remoteName?: string): RemoteRenderer {
    const key = keyOf(edition, remoteName)
    const known = running.get(key)
    if (known) return known
    const remote = remoteName ? edition.remotes[remoteName]?.bundle : undefined
    const renderer = createRemoteRenderer(
      { shell: edition.shell.bundle, remote, apiUrl },
      {
        onStray: events.onStray,
        onWorkerEnded: (cause) => events.onWorkerEnded(cause, remoteName ?? framesApp),
      },
    )
    running.set(key, renderer)
    closeOldest()
    return renderer
  }

  /** Of the renderers beside those of the edition in use, such as previews', only the newest are kept. */
  function closeOldest(): void {
    const others = [...running].filter(([key]) => !settled.has(key))
    for (const [key, renderer] of others.slice(0, -mostOthers)) {
      running.delete(key)
      renderer.close()
    }
  }

  return {
    of,
    /** Closes renderers that the edition no longer uses, and starts those it will use. */
    settle(edition: Edition): void {
      const names = [undefined, ...Object.keys(edition.remotes)]
      settled = new Set(names.map((name) => keyOf(edition, name)))
      for (const [key, renderer] of running)
        if (!settled.has(key)) {
          running.delete(key)
          renderer.close()
        }
      for (const name of names) if (rendersOnServer(edition, name)) of(edition, name).warm()
    },
    /** Returns for each app of the edition in use how many of its pages and routes are paused. */
    paused(edition: Edition): Record<string, number> {
      const names = [undefined, ...Object.keys(edition.remotes)]
      return Object.fromEntries(
        names.map((name) => [name ?? framesApp, running.get(keyOf(edition, name))?.paused() ?? 0]),
      )
    },
    close(): void {
      for (const renderer of running.values()) renderer.close()
      running.clear()
    },
  }
}

export type Renderers = ReturnType<typeof createRenderers>

const rendersOnServer = ({ registry }: Edition, name?: string): boolean =>
  !name || (registry.remotes[name]?.config.routes.some(({ render }) => render === 'server') ?? false)
