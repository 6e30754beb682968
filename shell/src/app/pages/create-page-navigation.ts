import type { PageNavigation } from '@metrolibre/platform'
import type { HeldStep, LeaveGuard, Location, PagePlace } from '@metrolibre/platform/host'
import { layerHistory } from '@metrolibre/ui'
import { startTransition } from 'react'
import { createPath, type NavigateOptions, parsePath, resolvePath, type To } from 'react-router-dom'
import { nextTask } from '../../registry/next-task.ts'
import { createBrowserHistory, newKey } from './browser-history.ts'
import { createScrollPositions } from './scroll-positions.ts'
import { atOnce, isSameLanguage, leadsWithinPage } from './steps.ts'

/** What loading a page is told besides its address. */
export interface LoadContext {
  /** Whether the page has been shown before, and is gone back or forward to. */
  readonly isReturn: boolean
}

interface Options {
  /** Loads what a page needs before it is shown. */
  load: (url: URL, context: LoadContext) => Promise<unknown>
  /** Told that a page is being loaded, and that it is shown: no page has to be rendered again for that. */
  onLoading: (isLoading: boolean) => void
}

/**
 * Changes pages in the browser's history. A change waits until the next page is loaded, is cancelled by a newer one, and
 * can be held by a guard. Layers over the page have entries of their own, which it leaves first.
 */
export function createPageNavigation({
  load,
  onLoading,
}: Options): PageNavigation & { readonly end: () => void } {
  const history = createBrowserHistory()
  const positions = createScrollPositions()
  const listeners = new Set<(place: PagePlace) => void>()
  const guards: LeaveGuard[] = []
  /** The keys of the entries that were shown. */
  const shown = new Set([history.first.location.key])
  let place: PagePlace = history.first
  // The browser itself has restored the position of the first page.
  let scrollTarget: ReturnType<PageNavigation['scrollTarget']> = 'kept'
  let current: AbortController | undefined
  /** Whether a held step has been decided on, and is taken. */
  let isDecided = false
  let skipStep: (() => void) | undefined

  async function change(
    next: PagePlace,
    { preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> {
    const { location, navigationType } = next
    current?.abort()
    positions.note(place.location.key)
    const attempt = new AbortController()
    current = attempt
    let isLoading = !leadsWithinPage(place.location, location)
    const url = new URL(createPath(location), window.location.origin)
    const loading = isLoading
      ? load(url, { isReturn: shown.has(location.key) }).finally(() => (isLoading = false))
      : undefined
    // The browser shows the press first.
    await nextTask()
    if (attempt.signal.aborted) return
    if (isLoading) onLoading(true)
    await loading
    if (attempt.signal.aborted) return
    const left = navigationType === 'PUSH' ? layerHistory.leave() : undefined
    if (left) await left
    if (attempt.signal.aborted) return
    if (navigationType === 'PUSH') layerHistory.push(() => history.push(location))
    if (navigationType === 'REPLACE') layerHistory.replace(() => history.replace(location))
    const render = isSameLanguage(place.location, location) ? atOnce : startTransition
    shown.add(location.key)
    scrollTarget = preventScrollReset ? 'kept' : (positions.of(location.key) ?? 'top')
    place = next
    isDecided = false
    render(() => {
      for (const listener of listeners) listener(next)
      onLoading(false)
    })
  }

  /**
   * Returns whether a guard holds the step. It is told once the address is restored: its question is a layer, whose entry
   * belongs over that of its page.
   */
  function isHeld(location: Location, proceed: () => void, restored?: Promise<void>): boolean {
    const guard = guards.at(-1)
    if (isDecided || !guard?.holds(place.location, location)) return false
    const step: HeldStep = {
      proceed() {
        isDecided = true
        proceed()
      },
      stay: () => undefined,
    }
    if (restored) void restored.then(() => guard.onHeld(step))
    else guard.onHeld(step)
    return true
  }

  layerHistory.start()
  const end = history.listen(({ location, delta }) => {
    if (skipStep) return skipStep()
    if (layerHistory.isWithinPage()) {
      // The address may have changed below a layer, such as by a filter: that is the page's now.
      if (location.key !== place.location.key) layerHistory.replace(() => history.replace(place.location))
      return
    }
    // The browser has already changed the address, so it is restored while the user decides.
    let tellRestored = () => {}
    const restored = new Promise<void>((resolve) => (tellRestored = resolve))
    const proceed = () => void restored.then(() => layerHistory.leave()).then(() => history.go(delta ?? 0))
    const next: PagePlace = { location, navigationType: 'POP' }
    if (delta === null || !isHeld(location, proceed, restored)) return void change(next)
    skipStep = () => {
      skipStep = undefined
      tellRestored()
    }
    history.go(-delta)
  })

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      await layerHistory.leave()
      return history.go(to)
    }
    const wanted = resolvePath(typeof to === 'string' ? parsePath(to) : to, place.location.pathname)
    const { origin, pathname, search, hash } = new URL(createPath(wanted), window.location.origin)
    // Only what is within the site is a page.
    if (origin !== window.location.origin) return
    const location: Location = {
      pathname,
      search,
      hash,
      key: newKey(),
      state: options.state as unknown,
    }
    if (isHeld(location, () => void navigate(to, options))) return
    await change({ location, navigationType: options.replace ? 'REPLACE' : 'PUSH' }, options)
  }

  return {
    place: () => place,
    scrollTarget: () => scrollTarget,
    keepPositions() {
      positions.note(place.location.key)
      positions.keep()
    },
    subscribe(listener) {
      listeners.add(listener)
      listener(place)
      return () => void listeners.delete(listener)
    },
    navigate,
    guard(guard) {
      guards.push(guard)
      return () => void guards.splice(guards.indexOf(guard), 1)
    },
    end,
  }
}
