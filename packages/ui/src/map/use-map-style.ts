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

/** Returns whether an element is shown by day or by night: by its own `color-scheme`, or by the system's setting. */
const modeOf = (element: Element): Mode => {
  const scheme = getComputedStyle(element).colorScheme
  if (scheme === 'dark' || scheme === 'light') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

interface ShownStyle {
  style: StyleSpecification
  tone: Mode
  /** Drawn from the configured style, not from the bundled base map. */
  streets: boolean
}

/**
 * Whether the map's server is unreachable. A 4xx response only means that one tile is missing; no response or a 5xx
 * means that the whole map can't be shown.
 */
const isOutOfReach = ({ error }: { error: Error & { status?: number } }): boolean =>
  error.status === undefined || error.status >= 500

/**
 * Returns the style of the map: first the bundled base map, then the style at `url` once it is loaded. If that can't be
 * loaded, or its server stops answering later, the base map is shown and no error, because it shows the pins as well.
 */
export const useMapStyle = (url: string | undefined, within: Element | null) => {
  const [shown, setShown] = useState<ShownStyle>()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!within) return
    let current = true
    const tone = modeOf(within)
    const show = (streets: boolean) => (style: StyleSpecification) => {
      if (current)
        setShown((before) => (before?.streets && !streets && !lost ? before : { style, tone, streets }))
    }
    void offlineStyle(tone).then(show(false))
    if (url && !lost) void fetchStyle(url).then(show(true), () => undefined)
    return () => {
      current = false
    }
  }, [url, within, lost])
  const unreachable = (event: { error: Error & { status?: number } }) => {
    if (shown?.streets && isOutOfReach(event)) setLost(true)
  }
  return { ...shown, unreachable }
}
