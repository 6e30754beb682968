import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react'
import type { GalleryImage } from '../core/picture/gallery.tsx'
import { srcSetOf } from '../core/picture/picture.tsx'
import { panned, type Spot, still, type ZoomView, zoomedTo } from './zoom.ts'

interface Props {
  image: GalleryImage
  view: ZoomView
  onView: (change: (view: ZoomView) => ZoomView) => void
}

/** How much a notch of the wheel enlarges. */
const wheelStep = 0.0022
const tapZoom = 2.5

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Spot, b: Spot) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A picture that is enlarged by wheel, pinch or double press, and dragged about. */
export function Zoomable({ image, view, onView }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = frame.current!.getBoundingClientRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const sizeOf = () => ({ width: frame.current!.clientWidth, height: frame.current!.clientHeight })

  // React listens to wheels passively, and a passive listener cannot keep the page from scrolling.
  useEffect(() => {
    const element = frame.current!
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const spot = spotOf(event)
      onView((now) => zoomedTo(now, now.zoom * Math.exp(-event.deltaY * wheelStep), spot, sizeOf()))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [onView])

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, spotOf(event))
  }
  const up = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const move = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const to = spotOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, to)
    const was = other ? middle(from, other) : from
    const is = other ? middle(to, other) : to
    const growth = other ? distance(to, other) / Math.max(1, distance(from, other)) : 1
    onView((now) => {
      const grown = growth === 1 ? now : zoomedTo(now, now.zoom * growth, was, sizeOf())
      return panned(grown, { x: is.x - was.x, y: is.y - was.y }, sizeOf())
    })
  }
  const place = { '--zoom': view.zoom, '--pan-x': `${view.x}px`, '--pan-y': `${view.y}px` }
  return (
    <div
      ref={frame}
      className="ml-lightbox"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onDoubleClick={(event) => {
        const spot = spotOf(event)
        onView((now) => (now.zoom > 1 ? still : zoomedTo(now, tapZoom, spot, sizeOf())))
      }}
    >
      <img
        src={image.src}
        srcSet={srcSetOf(image.variants)}
        sizes={view.zoom > 1 ? '500vw' : '100vw'}
        alt={image.alt}
        draggable={false}
        style={place as CSSProperties}
      />
    </div>
  )
}
