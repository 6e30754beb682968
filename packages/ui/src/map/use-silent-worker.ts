import { useEffect } from 'react'
import type { MapRef, MapSourceDataEvent } from 'react-map-gl/maplibre'
import { giveUpMaps } from '../core/mapless.ts'

/** How long the worker has for its first answer, in looks and ms between them. */
const looks = 6
const betweenMs = 500

/** Only the worker cuts GeoJSON and tiles; other sources may answer without it. */
const isFromWorker = ({ sourceDataType, source, tile }: MapSourceDataEvent): boolean =>
  tile !== undefined || (sourceDataType === 'content' && source.type === 'geojson')

/**
 * A map whose worker never starts, as when its script doesn't arrive or a browser refuses it, would stay empty without an
 * error. After three seconds without an answer, screens hear by `useMapless` that there is no map. A page in the background
 * or one whose main thread is busy gets more time, because the answers wait there as well.
 */
export function useSilentWorker(map: MapRef | null): void {
  useEffect(() => {
    if (!map) return
    const own = map.getMap()
    let left = looks
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (document.visibilityState === 'visible') left -= 1
      if (left === 0) giveUpMaps()
      else timer = setTimeout(look, betweenMs)
    }
    const stop = () => {
      clearTimeout(timer)
      own.off('sourcedata', hear)
    }
    const hear = (event: MapSourceDataEvent) => {
      if (isFromWorker(event)) stop()
    }
    own.on('sourcedata', hear)
    timer = setTimeout(look, betweenMs)
    return stop
  }, [map])
}
