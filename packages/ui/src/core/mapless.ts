import { useEffect, useSyncExternalStore } from 'react'

/** Undefined until it was found out, and again once no screen with a map is open. */
let answer: boolean | undefined
const readers = new Set<() => void>()

const tell = (next: boolean): void => {
  answer = next
  for (const read of readers) read()
}

/** Asked again when the visitor comes back to the page: drivers start again, and computers wake up. */
const askOnReturn = () => {
  if (document.visibilityState === 'visible' && answer === false) askForMaps()
}

const subscribe = (read: () => void) => {
  if (readers.size === 0) document.addEventListener('visibilitychange', askOnReturn)
  readers.add(read)
  return () => {
    readers.delete(read)
    if (readers.size > 0) return
    answer = undefined
    document.removeEventListener('visibilitychange', askOnReturn)
  }
}

/** Maps are drawn by WebGL 2, with a stencil. A context of it is costly, so it is given back at once. */
const hasWebgl = (): boolean => {
  if (typeof WebGL2RenderingContext === 'undefined') return false
  const context = document.createElement('canvas').getContext('webgl2', { stencil: true })
  if (!context || context.isContextLost()) return false
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return true
}

/** Finds out whether this browser can draw maps now, and returns it. */
export const askForMaps = (): boolean => {
  const can = hasWebgl()
  tell(can)
  return can
}

/** Called when the map's engine or its worker could not start, whatever was found out before. */
export const giveUpMaps = (): void => tell(false)

/**
 * Returns whether this browser can't draw maps, as without a graphics driver, on remote desktops and in strict modes, or
 * where the map's worker never started.
 * Screens then show their way without a map. False on a server and until it was found out.
 * @param isDue whether it may be found out now, which takes a slow phone a moment that a first view does not have
 */
export function useMapless(isDue = true): boolean {
  const isMapless = useSyncExternalStore(
    subscribe,
    () => answer === false,
    () => false,
  )
  useEffect(() => {
    if (isDue && answer === undefined) askForMaps()
  }, [isDue])
  return isMapless
}
