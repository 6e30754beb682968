import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/**
 * What is printed instead of the map's canvas, which a printer gets empty: browsers clear a canvas of WebGL after each
 * frame. Just before printing a copy is taken, and the map keeps its size in it, so that pins stay at their places.
 */
export function PrintPicture() {
  const { current } = useMap()
  const copy = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const map = current?.getMap()
    if (!map) return
    const take = () => {
      const { current: paper } = copy
      const box = map.getContainer().closest<HTMLElement>('.ml-map')
      if (!paper || !box) return
      const canvas = map.getCanvas()
      const { clientWidth, clientHeight } = map.getContainer()
      box.style.setProperty('--print-width', `${clientWidth}px`)
      box.style.setProperty('--print-height', `${clientHeight}px`)
      map.redraw()
      paper.width = canvas.width
      paper.height = canvas.height
      paper.getContext('2d')?.drawImage(canvas, 0, 0)
    }
    window.addEventListener('beforeprint', take)
    return () => window.removeEventListener('beforeprint', take)
  }, [current])
  return <canvas ref={copy} className="ml-map__print" aria-hidden />
}
