import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { drawTextImage } from './text-image.ts'

/** Renders nothing. Draws the pictures of texts that the style of the bundled base map asks for. */
export function TextImages() {
  const { current } = useMap()
  useEffect(() => {
    const map = current?.getMap()
    if (!map) return
    const ratio = Math.ceil(devicePixelRatio)
    map.setMissingStyleImageResolver((id) => {
      const { fontFamily } = getComputedStyle(map.getContainer())
      const image = map.hasImage(id) ? undefined : drawTextImage(id, ratio, fontFamily)
      if (image) map.addImage(id, image, { pixelRatio: ratio })
    })
    return () => void map.setMissingStyleImageResolver(null)
  }, [current])
  return null
}
