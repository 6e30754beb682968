import type { ReactNode } from 'react'
import { css, PriceText, styles, useStyles } from '@metrolibre/ui'

const boxStyles = styles(
  'price-box',
  css`
    /* With large text, an amount goes below its label rather than beyond the edge. */
    .ml-line,
    .ml-total {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: baseline;
      gap: 0 16px;
    }
    .ml-line > :first-child,
    .ml-total > :first-child {
      flex: 1 1 6.5rem;
      min-width: 0;
    }
    .ml-line {
      padding: 8px 0;
      font-size: 0.9375rem;
    }
    .ml-line > :first-child {
      overflow-wrap: anywhere;
      color: var(--colors-fg-muted);
    }
    .ml-line > :last-child,
    .ml-total > :last-child {
      margin-inline-start: auto;
      text-align: right;
    }
    .ml-line > :last-child {
      font-weight: 640;
    }
    .ml-total {
      border-top: 1px solid var(--colors-border);
      margin-top: 10px;
      padding-top: 14px;
      font-weight: 640;
    }
  `,
)

export interface PriceLineProps {
  label: ReactNode
  value: ReactNode
  /** The value is an amount or a name, which translators leave as it is. */
  verbatim?: boolean
}

/** One line of a price calculation: a label and an amount. */
export function PriceLine({ label, value, verbatim }: PriceLineProps) {
  useStyles(boxStyles)
  return (
    <div className="ml-line">
      <span>{label}</span>
      <span translate={verbatim ? 'no' : undefined}>{value}</span>
    </div>
  )
}

/** The total of a price calculation. */
export function PriceTotal({ label, amount }: { label: ReactNode; amount: ReactNode }) {
  useStyles(boxStyles)
  return (
    <div className="ml-total">
      <span>{label}</span>
      <PriceText size="total" amount={amount} />
    </div>
  )
}
