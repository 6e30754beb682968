import type { ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'

const priceStyles = styles(
  'price',
  css`
    .ml-price {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 6px;
      line-height: 1.2;
    }
    .ml-price b {
      font-size: 1.25rem;
      font-weight: 760;
      font-stretch: 110%;
      letter-spacing: -0.02em;
    }
    .ml-price span {
      font-size: var(--font-sizes-sm);
      color: var(--colors-fg-muted);
    }
    .ml-price--row b {
      font-size: 1.125rem;
      font-weight: 740;
      font-stretch: 108%;
    }
    /* As wide as a phone at most, however large the text is. */
    .ml-price--box b {
      font-size: min(2rem, 11vw);
      font-weight: 790;
      font-stretch: 116%;
      letter-spacing: -0.03em;
      line-height: 1.1;
    }
    .ml-price--total b {
      font-size: min(1.75rem, 10vw);
      font-weight: 790;
      font-stretch: 114%;
      letter-spacing: -0.03em;
      line-height: 1.1;
    }
    .ml-price--words b {
      font-stretch: 104%;
    }
    .ml-price--gone b {
      color: var(--colors-fg-muted);
    }
  `,
)

export interface PriceTextProps {
  /** '$ 450.000', or words when there is no price. */
  amount: ReactNode
  /** '/mes', '/hora'. Every price needs one. */
  unit?: ReactNode
  /** 'Desde'. */
  prefix?: ReactNode
  /** Says that the amount is converted and only a reference. */
  note?: ReactNode
  size?: 'card' | 'row' | 'box' | 'total'
  /** Set when `amount` is words such as 'Precio por definir'. */
  words?: boolean
  gone?: boolean
}

/** A price with its unit. */
export function PriceText({ amount, unit, prefix, note, size = 'card', words, gone }: PriceTextProps) {
  useStyles(priceStyles)
  return (
    <span
      className={cx('ml-price', `ml-price--${size}`, words && 'ml-price--words', gone && 'ml-price--gone')}
    >
      {prefix && <span>{prefix}</span>}
      {/* A translator that rewrites a number, or its currency, misleads about money. */}
      <b translate={words ? undefined : 'no'}>{amount}</b>
      {unit && <span>{unit}</span>}
      {note && <span>{note}</span>}
    </span>
  )
}
