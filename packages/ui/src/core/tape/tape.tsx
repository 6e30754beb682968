import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'
import { ticks } from '../../system/ticks.ts'

/** The look of a tape, shared by all components that are drawn as one when selected. */
export const tapeFill = css`${ticks({ every: 'calc(var(--tape-unit, 10px) * 5)', length: '58%', width: 1.5 })}, ${ticks({ every: 'var(--tape-unit, 10px)', length: '32%' })}, var(--colors-tape-fill)`

/** Tape with short ticks only, for small selected things. */
export const tapeMark = (
  every = '8px',
  length = '7px',
) => css`${ticks({ every, length })}, var(--colors-tape-fill)`

/** Hatching for what is not available: booked days, hours and months. */
export const hatchFill = css`repeating-linear-gradient(135deg, transparent 0 5px, var(--colors-border) 5px 6px)`

const tapeStyles = styles(
  'tape',
  css`
    .ml-tape {
      display: block;
      height: 14px;
      background: ${tapeFill};
    }
    .ml-tape--progress {
      transition: width var(--durations-tape) var(--easings-recoil);
      border-radius: 2px;
    }
    /* Keeps the hidden bar within a list that scrolls; otherwise the page would be as long as the whole list. */
    .ml-tape-well {
      position: relative;
      overflow: hidden;
      border-radius: 2px;
      background: var(--colors-bg-subtle);
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-tape--progress {
        transition: none;
      }
    }
  `,
)

export interface TapeProps {
  /** Height in px; 14 when the tape is an edge. */
  height?: number
  /** Distance between ticks in px. */
  unit?: number
  className?: string
}

/** A piece of measuring tape that marks an edge or a selection. Hidden from screen readers. */
export function Tape({ height = 14, unit = 10, className }: TapeProps) {
  useStyles(tapeStyles)
  const style = { height, '--tape-unit': `${unit}px` }
  return <span aria-hidden className={cx('ml-tape', className)} style={style} />
}

export interface TapeProgressProps extends TapeProps {
  /** From 0 to 1. */
  value: number
  /** What is in progress, for screen readers. */
  label: string
}

/** A progress bar drawn as tape. */
export function TapeProgress({ value, label, height = 8, unit = 10, className }: TapeProgressProps) {
  useStyles(tapeStyles)
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  const style = { height, width: `${percent}%`, '--tape-unit': `${unit}px` }
  return (
    <div className={cx('ml-tape-well', className)}>
      <progress className="ml-hidden" aria-label={label} value={percent} max={100} />
      <span aria-hidden className="ml-tape ml-tape--progress" style={style} />
    </div>
  )
}
