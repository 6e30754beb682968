import type { Edition } from '../releases/edition.ts'
import { createRemoteRenderer, type RemoteRenderer, type RemoteRendererEvents } from './remote-renderer.ts'

const mostOthers = 6

/**
 * Keeps the renderers of the current edition, one per remote and one for frames, and closes those of old
 * versions.
 */
export function createRenderers(apiUrl: string, events: RemoteRendererEvents) {
  const running = new Map<string, RemoteRenderer>()
  let settled = new Set<string>()
  const keyOf = ({ shell, remotes }: Edition, remoteName?: string) =>
    `${shell.version}/${remoteName ? `${remoteName}/${remotes[remoteName]?.registered.version}` : 'frames'}`

  function of(edition: Edition, remoteName?: string): RemoteRenderer {
    const key = keyOf(edition, remoteName)
    const known = running.get(key)
    if (known) return known
    const remote = remoteName ? edition.remotes[remoteName]?.bundle : undefined
    const renderer = createRemoteRenderer({ shell: edition.shell.bundle, remote, apiUrl }, events)
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
    close(): void {
      for (const renderer of running.values()) renderer.close()
      running.clear()
    },
  }
}

export type Renderers = ReturnType<typeof createRenderers>

const rendersOnServer = ({ registry }: Edition, name?: string): boolean =>
  !name || (registry.remotes[name]?.config.routes.some(({ render }) => render === 'server') ?? false)
