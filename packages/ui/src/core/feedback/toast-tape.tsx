import type { CSSProperties, ReactNode } from 'react'
import { durationMs } from '@metrolibre/tokens'
import { X } from '../../icons/drawn/x.tsx'
import { CheckCircleFill } from '../../icons/drawn/check-circle-fill.tsx'
import { InfoFill } from '../../icons/drawn/info-fill.tsx'
import { WarningOctagonFill } from '../../icons/drawn/warning-octagon-fill.tsx'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { tapeMark } from '../tape/tape.tsx'

const toastStyles = styles(
  'toast',
  css`
    .ml-toast {
      position: relative;
      display: flex;
      gap: 12px;
      align-items: center;
      overflow: hidden;
      padding: 15px 8px 19px 18px;
      border: 1px solid var(--colors-tinta-border);
      border-radius: var(--radii-lg);
      background: var(--colors-piedra-950);
      color: var(--colors-piedra-0);
      color-scheme: dark;
      box-shadow: var(--shadows-3);
      font-weight: 600;
    }
    .ml-toast > span {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .ml-toast button {
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      margin-block: -10px;
      border: 0;
      background: none;
      color: inherit;
    }
    .ml-toast .ml-toast__action {
      width: auto;
      padding: 0 10px;
      color: var(--colors-cardenillo-300);
      font: inherit;
      font-weight: 640;
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    .ml-toast::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 7px;
      background: ${tapeMark('8px', '60%')};
      animation: ml-retract var(--toast-time) linear forwards;
    }
    .ml-toast[data-paused]::after {
      animation-play-state: paused;
    }
    @keyframes ml-retract {
      to {
        clip-path: inset(0 100% 0 0);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-toast::after {
        animation: none;
      }
    }
  `,
)

const marks = { ok: CheckCircleFill, info: InfoFill, bad: WarningOctagonFill }

export interface ToastTapeProps {
  tone?: keyof typeof marks
  children: ReactNode
  closeLabel: string
  onClose: () => void
  /** How long the toast stays, in ms; the tape shows the time left. Default 3000. */
  ms?: number
  paused?: boolean
  /** A button before the one that closes. */
  action?: { text: ReactNode; onPress: () => void } | undefined
}

/**
 * A short notice with a tape that gets shorter until the notice disappears. The timer itself is in the
 * `Toaster` of `/overlay`.
 */
export function ToastTape({
  tone = 'ok',
  children,
  closeLabel,
  onClose,
  ms = durationMs.toast,
  paused,
  action,
}: ToastTapeProps) {
  useStyles(toastStyles)
  const Mark = marks[tone]
  const time = { '--toast-time': `${ms}ms` } as CSSProperties
  return (
    <div className="ml-toast" data-paused={paused || undefined} style={time}>
      <Mark />
      <span>{children}</span>
      {action && (
        <button type="button" className="ml-toast__action" onClick={action.onPress}>
          {action.text}
        </button>
      )}
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <X />
      </button>
    </div>
  )
}
