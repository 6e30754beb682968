import type { ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'

const listStyles = styles(
  'description-list',
  css`
    .ml-dl {
      display: grid;
      gap: 0 40px;
    }
    .ml-dl--2 {
      grid-template-columns: 1fr 1fr;
    }
    .ml-dl > div {
      padding: 12px 0;
      border-top: 1px solid var(--colors-border);
      min-width: 0;
    }
    .ml-dl dt {
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-subtle);
      min-width: 0;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    .ml-dl dd {
      font-weight: 640;
      overflow-wrap: anywhere;
      /* Beside a long term, the number of a paper stays on one line. */
      min-width: min(8em, 60%);
    }
    /* A line that separates nothing would look like a stray one. */
    .ml-dl:not(.ml-dl--2) > div:only-child {
      border-top: 0;
      padding: 0;
    }
    .ml-dl--rows > div {
      display: flex;
      justify-content: space-between;
      gap: 16px;
    }
    .ml-dl--rows dt {
      /* A word of a term is not broken because the value beside it is long. */
      flex-shrink: 0;
      max-width: calc(100% - 16px - min(9.2em, 60%));
    }
    .ml-dl--rows dd {
      text-align: right;
    }
    @media (max-width: 759px) {
      .ml-dl {
        grid-template-columns: minmax(0, 1fr);
      }
      .ml-dl > div {
        display: flex;
        justify-content: space-between;
        gap: 16px;
      }
      .ml-dl dt {
        /* A word of a term is not broken because the value beside it is long. */
        flex-shrink: 0;
        max-width: calc(100% - 16px - min(9.2em, 60%));
      }
      .ml-dl dd {
        text-align: right;
      }
    }
  `,
)

export interface Description {
  id: string
  term: ReactNode
  value: ReactNode
  /** A name, a code, a number of a paper or an amount, which translators leave as it is. */
  verbatim?: boolean
}

export interface DescriptionListProps {
  items: readonly Description[]
  columns?: 1 | 2
  /** Terms and values stand at the ends of one row each, at every width. */
  rows?: boolean
}

/** A list of terms with their values. */
export function DescriptionList({ items, columns = 2, rows }: DescriptionListProps) {
  useStyles(listStyles)
  return (
    <dl className={cx('ml-dl', !rows && columns === 2 && 'ml-dl--2', rows && 'ml-dl--rows')}>
      {items.map(({ id, term, value, verbatim }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd translate={verbatim ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
