import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { Mode } from './map-mode.ts'
import { offlineStyle } from './offline-style.ts'

const patienceMs = 4000

const fetchStyle = async (url: string): Promise<StyleSpecification> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  const style = (await response.json()) as StyleSpecification
  if (!response.ok || style.version !== 8) throw new Error(`No map style at ${url}`)
  return style
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
 * @param tone undefined until it is known, and with it the style
 * @param credit who made the bundled base map
 */
export const useMapStyle = (url: string | undefined, tone: Mode | undefined, credit: string) => {
  const [shown, setShown] = useState<ShownStyle>()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!tone) return
    let current = true
    const show = (streets: boolean) => (style: StyleSpecification) => {
      if (!current) return
      setShown((before) => {
        const better = before?.streets && !streets && !lost && before.tone === tone
        return better ? before : { style, tone, streets }
      })
    }
    void offlineStyle(tone, credit).then(show(false))
    if (url && !lost) void fetchStyle(url).then(show(true), () => undefined)
    return () => {
      current = false
    }
  }, [url, tone, credit, lost])
  const unreachable = (event: { error: Error & { status?: number } }) => {
    if (shown?.streets && isOutOfReach(event)) setLost(true)
  }
  return { ...shown, unreachable }
}
