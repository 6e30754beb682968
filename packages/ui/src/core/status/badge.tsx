import type { ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'

const badgeStyles = styles(
  'badge',
  css`
    .ml-badge {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-height: 26px;
      padding: 0 9px;
      border-radius: var(--radii-sm);
      font-size: var(--font-sizes-xs);
      line-height: 1.3;
      font-weight: 620;
      font-stretch: 94%;
      white-space: nowrap;
      background: var(--colors-bg-subtle);
      color: var(--colors-fg-muted);
    }
    /* A badge takes two lines only if it is wider than what it is in, as with doubled text. */
    @media (max-width: 759px) {
      .ml-badge {
        min-width: fit-content;
        max-width: 100%;
        white-space: normal;
      }
    }
    .ml-badge--mark::before {
      content: '';
      flex: none;
      width: 8px;
      height: 8px;
      border: 1.5px solid currentcolor;
      border-radius: 1px;
      transform: rotate(45deg) scale(0.82);
    }
    .ml-badge--filled::before {
      background: currentcolor;
    }
    .ml-badge--ok {
      background: var(--colors-status-ok-bg);
      color: var(--colors-status-ok-fg);
    }
    .ml-badge--warn {
      background: var(--colors-status-warn-bg);
      color: var(--colors-status-warn-fg);
    }
    .ml-badge--bad {
      background: var(--colors-status-bad-bg);
      color: var(--colors-status-bad-fg);
    }
    .ml-badge--hours {
      background: var(--colors-status-hours-bg);
      color: var(--colors-status-hours-fg);
    }
  `,
)

export type StatusTone = 'neutral' | 'ok' | 'warn' | 'bad' | 'hours'

export interface BadgeProps {
  tone?: StatusTone
  /** A rhombus before the text: filled for yes, hollow for no. Without it the badge is a plain tag. */
  mark?: 'filled' | 'hollow'
  icon?: ReactNode
  children: ReactNode
}

/** A short state or attribute. */
export function Badge({ tone = 'neutral', mark, icon, children }: BadgeProps) {
  useStyles(badgeStyles)
  const shape = mark && `ml-badge--mark${mark === 'filled' ? ' ml-badge--filled' : ''}`
  return (
    <span className={cx('ml-badge', tone !== 'neutral' && `ml-badge--${tone}`, shape)}>
      {icon}
      <span>{children}</span>
    </span>
  )
}

export interface AvailabilityProps {
  available: boolean
  children: ReactNode
}

/** Shows whether something is available: a filled or hollow rhombus, and the same in words. */
export function Availability({ available, children }: AvailabilityProps) {
  return (
    <Badge tone={available ? 'ok' : 'neutral'} mark={available ? 'filled' : 'hollow'}>
      <span>{children}</span>
    </Badge>
  )
}
