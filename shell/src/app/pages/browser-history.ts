import type { PagePlace } from '@metrolibre/platform/host'
import { locationOf } from '@metrolibre/platform/host'
import { createPath, type Location } from 'react-router-dom'

/** What an entry of the browser's history holds of ours; layers over the page keep more in it. */
interface EntryState {
  /** What was given with the navigation. */
  readonly usr?: unknown
  /** Names the entry. */
  readonly key?: string
  /** Counts the entries, so that the distance of a step is known. */
  readonly idx?: number
}

/** A step that the browser has made: by how many entries, which is null if the entry is not ours. */
export interface HeardStep {
  readonly location: Location
  readonly delta: number | null
}

export const newKey = () => Math.random().toString(36).slice(2, 10)

const entry = () => (window.history.state ?? {}) as EntryState

function locationHere(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = entry()
  return locationOf({ pathname, search, hash }, key, usr)
}

/** The browser's history. It gives the entry that it finds a key of its own, and counts on from there. */
export function createBrowserHistory() {
  let index = entry().idx ?? 0
  if (entry().key === undefined || entry().idx === undefined)
    window.history.replaceState({ ...entry(), key: entry().key ?? newKey(), idx: index }, '')
  const write = (method: 'pushState' | 'replaceState', location: Location) =>
    window.history[method](
      { usr: location.state as unknown, key: location.key, idx: index },
      '',
      createPath(location),
    )
  return {
    first: { location: locationHere(), navigationType: 'POP' } satisfies PagePlace,
    push(location: Location): void {
      index += 1
      write('pushState', location)
    },
    replace: (location: Location): void => write('replaceState', location),
    go: (delta: number): void => window.history.go(delta),
    /** Returns a function that ends it. */
    listen(heard: (step: HeardStep) => void): () => void {
      const hear = () => {
        const { idx } = entry()
        const delta = idx === undefined ? null : idx - index
        index = idx ?? index
        heard({ location: locationHere(), delta })
      }
      window.addEventListener('popstate', hear)
      return () => window.removeEventListener('popstate', hear)
    },
  }
}
