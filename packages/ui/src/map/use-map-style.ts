import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { type Mode, offlineStyle } from './offline-style.ts'

const patienceMs = 4000

const fetchStyle = async (url: string): Promise<StyleSpecification> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  const style = (await response.json()) as StyleSpecification
  if (!response.ok || style.version !== 8) throw new Error(`No map style at ${url}`)
  return style
}

/** @returns the mode in which an element is drawn, after its own `color-scheme` and the visitor's setting. */
const modeOf = (element: Element): Mode => {
  const scheme = getComputedStyle(element).colorScheme
  if (scheme === 'dark' || scheme === 'light') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/**
 * The style of the map: the one at `url`, or the bundled base map where there is none or it cannot be reached.
 * A map without streets is still a map, so this is no error.
 */
export const useMapStyle = (
  url: string | undefined,
  within: Element | null,
): StyleSpecification | undefined => {
  const [style, setStyle] = useState<StyleSpecification>()
  useEffect(() => {
    if (!within) return
    let current = true
    const offline = () => offlineStyle(modeOf(within))
    void (url ? fetchStyle(url).catch(offline) : offline()).then((loaded) => {
      if (current) setStyle(loaded)
    })
    return () => {
      current = false
    }
  }, [url, within])
  return style
}
