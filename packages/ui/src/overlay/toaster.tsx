import { type ReactNode, useEffect, useRef, useState } from 'react'
import { durationMs } from '@metrolibre/tokens'
import { ToastTape, type ToastTapeProps } from '../core/feedback/toast-tape.tsx'
import { css, styles, useStyles } from '../system/use-styles.ts'
import { useClearBottom } from './use-clear-bottom.ts'

const toasterStyles = styles(
  'toaster',
  css`
    .ml-toaster {
      position: fixed;
      inset: auto 0 24px;
      z-index: var(--z-index-toast);
      display: grid;
      justify-items: center;
      gap: 10px;
      padding-inline: 16px;
      pointer-events: none;
    }
    .ml-toaster > div {
      width: 100%;
      max-width: 480px;
      pointer-events: auto;
      animation: ml-toast-in var(--durations-base) var(--easings-out);
    }
    @keyframes ml-toast-in {
      from {
        opacity: 0;
        transform: translateY(12px);
      }
    }
    .ml-toaster[data-unplaced] > div {
      animation-play-state: paused;
    }
    .ml-toaster[data-at-top] {
      inset: 12px 0 auto;
    }
    @media (min-width: 760px) {
      .ml-toaster[data-at-top] {
        top: 88px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      @keyframes ml-toast-in {
        from {
          opacity: 0;
        }
      }
    }
  `,
)

export interface Toast {
  id: string
  text: ReactNode
  tone?: ToastTapeProps['tone']
  /** How long the toast stays. Default 3000 ms. */
  ms?: number
  /** A button in the toast, such as to undo. Pressing it closes the toast. */
  action?: { text: ReactNode; onPress: () => void }
}

export interface ToasterProps {
  toasts: readonly Toast[]
  onClose: (id: string) => void
  closeLabel: string
  /** 'Avisos', for screen readers. */
  label: string
}

interface TimedProps extends Pick<ToasterProps, 'onClose' | 'closeLabel'> {
  toast: Toast
  /** The focus comes to one of its buttons, from `from`. */
  onEnter: (from: EventTarget | null) => void
  /** One of its buttons was pressed, which go away with it. */
  onPress: () => void
}

function Timed({ toast, closeLabel, onClose, onEnter, onPress }: TimedProps) {
  const { id, text, tone, ms = durationMs.toast, action } = toast
  const act = action && {
    text: action.text,
    onPress: () => {
      onPress()
      onClose(id)
      action.onPress()
    },
  }
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = pointed || focused
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => onClose(id), ms)
    return () => clearTimeout(timer)
  }, [paused, id, ms, onClose])
  // Unlike mouse events, these also end when a finger is lifted. A toast that comes up below a mouse at rest is not
  // pointed at: it would stay, over what was pressed.
  return (
    <div
      onPointerMove={() => setPointed(true)}
      onPointerDown={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target, relatedTarget }) => {
        onEnter(relatedTarget)
        setFocused(target.matches(':focus-visible'))
      }}
      onBlur={() => setFocused(false)}
    >
      <ToastTape
        tone={tone}
        ms={ms}
        paused={paused}
        action={act}
        closeLabel={closeLabel}
        onClose={() => {
          onPress()
          onClose(id)
        }}
      >
        {text}
      </ToastTape>
    </div>
  )
}

/**
 * Shows toasts at the bottom, above what is pinned there. Each disappears by itself, and stays while it is pointed at,
 * touched or focused. After a press in one, the focus is where it was before.
 */
export function Toaster({ toasts, onClose, closeLabel, label }: ToasterProps) {
  useStyles(toasterStyles)
  const place = useClearBottom(toasts.length)
  const before = useRef<HTMLElement>(undefined)
  const remember = (from: EventTarget | null) => {
    const element = from instanceof HTMLElement ? from : undefined
    // Going on from one of its buttons to another is no way in.
    if (!element?.closest('.ml-toaster')) before.current = element
  }
  return (
    <section ref={place} className="ml-toaster" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <Timed
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={onClose}
          onEnter={remember}
          onPress={() => before.current?.focus({ preventScroll: true })}
        />
      ))}
    </section>
  )
}
