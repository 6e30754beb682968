import { type PointerEvent, type RefObject, useRef } from 'react'

/** In px: a sheet that was pulled this far down closes when it is let go. */
const far = 120
/** A flick closes it too: at least this far, at this many px in a ms. */
const flick = { px: 24, speed: 0.6 }

const isSheet = () => window.matchMedia('(max-width: 759px)').matches

/**
 * Returns handlers for the head of a dialog that stands at the bottom of a phone: a finger pulls it down with them, and
 * closes it from some distance on. Everybody else has the close button and Escape.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<{ y: number; at: number }>(undefined)
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current?.y ?? clientY))
  const move = (px: number) => sheet.current?.style.setProperty('translate', px > 0 ? `0px ${px}px` : '')
  const letGo = () => {
    from.current = undefined
    // It may stay open, to ask a question.
    move(0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || !isSheet()) return
      if ((event.target as Element).closest('button')) return
      from.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current) move(pulled(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return
      const px = pulled(event)
      const speed = px / Math.max(1, event.timeStamp - from.current.at)
      letGo()
      if (px > far || (px > flick.px && speed > flick.speed)) onClose()
    },
    onPointerCancel: letGo,
  }
}
