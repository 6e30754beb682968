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

interface ShownStyle {
  style: StyleSpecification
  tone: Mode
  /** Drawn from the configured style, not from the bundled base map. */
  streets: boolean
}

/** An answer that says no is one thing missing; no answer, or a broken server, is a map that cannot be reached. */
const isOutOfReach = ({ error }: { error: Error & { status?: number } }): boolean =>
  error.status === undefined || error.status >= 500

/**
 * The style of the map: the bundled base map at once, then the one at `url` when it is there. A map without
 * streets is still a map, so it is no error when that one cannot be reached, or no longer.
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
