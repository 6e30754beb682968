import { useId, type ReactNode } from 'react'
import { css, styles, useStyles } from '@metrolibre/ui'

const listStyles = styles(
  'moving-costs',
  css`
    .ml-moving {
      margin-top: 18px;
      padding-top: 14px;
      border-top: 1px solid var(--colors-border);
      font-size: 0.9375rem;
    }
    .ml-moving > p {
      font-weight: 640;
      margin-bottom: 6px;
    }
    .ml-moving dl > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: baseline;
      gap: 0 16px;
      padding: 7px 0;
    }
    .ml-moving dt {
      flex: 1 1 6.5rem;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .ml-moving dd {
      margin: 0;
    }
    .ml-moving dd.ml-amount {
      font-weight: 640;
      text-align: right;
      margin-inline-start: auto;
    }
    .ml-moving dd.ml-what {
      flex: 1 0 100%;
      font-size: 0.875rem;
      color: var(--colors-fg-muted);
    }
  `,
)

export interface MovingCostListProps {
  title: ReactNode
  /** When, how much (null: nothing is paid), and what for. */
  rows: readonly {
    readonly id: string
    readonly when: string
    readonly amount: string | null
    readonly what: string
  }[]
}

/** What somebody pays who moves in, to whom and when, line by line. */
export function MovingCostList({ title, rows }: MovingCostListProps) {
  useStyles(listStyles)
  const id = useId()
  return (
    <section className="ml-moving" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <dl>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.when}</dt>
            {row.amount !== null && (
              <dd className="ml-amount" translate="no">
                {row.amount}
              </dd>
            )}
            <dd className="ml-what">{row.what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
