import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { css, cx, styles, useStyles } from '@metrolibre/ui'

const chipStyles = styles(
  'chip',
  css`
    .ml-chip {
      display: inline-flex;
      align-items: center;
      gap: 7px;
      min-height: 40px;
      padding: 0 14px;
      border: 1px solid var(--colors-border-strong);
      border-radius: var(--radii-md);
      background: var(--colors-bg-panel);
      color: var(--colors-fg);
      font: inherit;
      font-size: var(--font-sizes-sm);
      font-weight: 580;
      white-space: nowrap;
      cursor: pointer;
      position: relative;
      flex: none;
    }
    .ml-chip::before {
      content: '';
      position: absolute;
      inset: -3px 0;
    }
    .ml-chip:hover {
      border-color: var(--colors-border-control);
    }
    .ml-chip[aria-pressed='true'] {
      background: var(--colors-primary-solid);
      color: var(--colors-primary-contrast);
      border-color: var(--colors-primary-solid);
    }
    .ml-chip__count {
      font-stretch: 84%;
      opacity: 0.8;
      font-weight: 500;
    }
  `,
)

export interface FilterChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  pressed?: boolean
  icon?: ReactNode
  /** How many results the filter has. */
  count?: ReactNode
  trailingIcon?: ReactNode
  children: ReactNode
}

/** A filter that is switched on and off, or that opens its options. */
export function FilterChip({
  pressed,
  icon,
  count,
  trailingIcon,
  children,
  className,
  ...rest
}: FilterChipProps) {
  useStyles(chipStyles)
  return (
    <button type="button" className={cx('ml-chip', className)} aria-pressed={pressed} {...rest}>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className="ml-chip__count">{count}</span>}
      {trailingIcon}
    </button>
  )
}
