import type { ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'

const cotaStyles = styles(
  'cota',
  css`
    .ml-cota {
      display: flex;
      align-items: center;
      gap: 10px;
      color: var(--colors-fg-subtle);
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
      font-stretch: 86%;
      font-weight: 560;
      text-align: center;
    }
    .ml-cota::before,
    .ml-cota::after {
      content: '';
      flex: 1;
      height: 9px;
      background: linear-gradient(var(--colors-border-strong), var(--colors-border-strong)) 0 50% / 100% 1px
        no-repeat;
      border: 0 solid var(--colors-fg-subtle);
    }
    .ml-cota::before {
      border-left-width: 1px;
    }
    .ml-cota::after {
      border-right-width: 1px;
    }
  `,
)

export interface CotaProps {
  children: ReactNode
  className?: string
}

/** Draws a dimension line, as on a floor plan, around a real measure: m², months, metres. */
export function Cota({ children, className }: CotaProps) {
  useStyles(cotaStyles)
  return <div className={cx('ml-cota', className)}>{children}</div>
}
