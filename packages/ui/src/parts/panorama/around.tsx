import { chakra, Text } from '@metrolibre/ui'
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { dragged, type Look, zoomed } from './look.ts'
import { useSphere } from './use-sphere.ts'

interface Props {
  src: string
  /** What the panorama shows, for screen readers. */
  label: string
  loadingText: string
  failedText: string
  look: Look
  /** Whether the page scrolls below a finger and the wheel; then only buttons and keys zoom. */
  embedded: boolean
  onLook: (change: (look: Look) => Look) => void
}

const wheelStep = 0.0015

const cover = { position: 'absolute', inset: '0', w: '100%', h: '100%' } as const

/** Shows a panorama; drag, pinch or scroll to look around. */
export function Around({ src, label, loadingText, failedText, look, embedded, onLook }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const { state } = useSphere(canvas, src, look)

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onLook((now) => zoomed(now, Math.exp(event.deltaY * wheelStep)))
  })
  // React's wheel listeners are passive and can't prevent the page from scrolling, so this one is added
  // natively.
  useEffect(() => {
    if (embedded) return
    const element = canvas.current!
    const listen = (event: WheelEvent) => turn(event)
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [embedded])

  const place = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y })
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, place(event))
  }
  const up = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const move = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const to = place(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, to)
    if (other) {
      const spread = (a: typeof to) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
      return onLook((now) => zoomed(now, spread(from) / spread(to)))
    }
    const height = canvas.current?.clientHeight ?? 0
    onLook((now) => dragged(now, { x: to.x - from.x, y: to.y - from.y }, height))
  }
  return (
    <chakra.div
      position="relative"
      h={embedded ? 'min(52vh, 400px)' : 'min(68vh, 680px)'}
      minH="260px"
      bg="piedra.950"
      color="white"
      overflow="hidden"
    >
      <chakra.canvas
        ref={canvas}
        {...cover}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img can't contain a canvas
        role="img"
        aria-label={label}
        cursor="grab"
        touchAction={embedded ? 'pan-y' : 'none'}
        data-state={state}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      />
      {state === 'flat' && <chakra.img {...cover} src={src} alt={label} objectFit="cover" />}
      {(state === 'loading' || state === 'failed') && (
        <Text as="output" {...cover} display="grid" placeItems="center" p="20px">
          {state === 'loading' ? loadingText : failedText}
        </Text>
      )}
    </chakra.div>
  )
}
