import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css, styles, tapeFill, useStyles } from '@metrolibre/ui'
import { Hourglass } from '@metrolibre/ui/icons'

const holdStyles = styles(
  'hold',
  css`
    .ml-hold {
      background: var(--colors-bg-subtle);
    }
    .ml-hold__band {
      height: 12px;
      --tape-unit: 8px;
      background: ${tapeFill};
      transition: width 1s linear;
    }
    .ml-hold p {
      padding: 9px 24px 10px;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      display: flex;
      gap: 8px;
      align-items: center;
    }
    .ml-hold b {
      margin-left: auto;
      font-weight: 720;
      font-stretch: 106%;
    }
    @media (forced-colors: active) {
      .ml-hold__band {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
    @media (max-width: 759px) {
      .ml-hold p {
        padding-inline: 16px;
      }
    }
  `,
)

const noticeMinutes = [5, 1]
const second = 1000

export interface HoldCountdownProps {
  /** When the hold ends, in epoch ms. */
  expiresAt: number
  /** The whole duration of the hold in ms, which the full tape stands for. */
  totalMs: number
  /** 'Apartada para ti'. */
  label: ReactNode
  /** Returns what is announced to screen readers when 5 minutes and 1 minute are left. */
  notice: (minutes: number) => string
  onExpire: () => void
  /** Returns the current time in epoch ms. Replace it where the clock of the server is known. */
  now?: () => number
}

/** Formats milliseconds as minutes and seconds, such as '14:32'. */
const clock = (ms: number) => {
  const seconds = Math.ceil(ms / second)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Shows how long a place stays on hold, as a tape that gets shorter and in words. */
export function HoldCountdown({
  expiresAt,
  totalMs,
  label,
  notice,
  onExpire,
  now = Date.now,
}: HoldCountdownProps) {
  useStyles(holdStyles)
  const [left, setLeft] = useState<number>()
  const handlers = useRef({ onExpire, now })
  useEffect(() => {
    handlers.current = { onExpire, now }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const rest = Math.max(0, expiresAt - handlers.current.now())
      setLeft(rest)
      if (rest === 0) handlers.current.onExpire()
      else timer = setTimeout(tick, rest % second || second)
    }
    tick()
    return () => clearTimeout(timer)
  }, [expiresAt])
  const shown = left ?? totalMs
  const due = noticeMinutes.findLast((minutes) => shown <= minutes * 60 * second)
  return (
    <div className="ml-hold">
      <div
        aria-hidden
        className="ml-hold__band"
        style={{ width: `${Math.min(100, (shown / totalMs) * 100)}%` }}
      />
      <p>
        <Hourglass />
        <span>{label}</span>
        <b role="timer" aria-live="off">
          {left === undefined ? '' : clock(left)}
        </b>
      </p>
      <span className="ml-hidden" aria-live="polite">
        {due !== undefined && shown > 0 ? notice(due) : ''}
      </span>
    </div>
  )
}
