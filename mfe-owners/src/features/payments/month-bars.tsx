import type { LedgerRow } from '@metrolibre/api-client'
import type { CurrencyCode } from '@metrolibre/contract'
import { css, styles, ticksDown, useStyles } from '@metrolibre/ui'
import { ledgerSumOf } from './sums.ts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

const barStyles = styles(
  'month-bars',
  css`
    .ml-bars {
      display: block;
      width: 100%;
      margin-top: 18px;
    }
    .ml-bars tbody {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 4px;
    }
    .ml-bars tr {
      display: flex;
      flex-direction: column-reverse;
      min-width: 0;
    }
    .ml-bars th {
      padding: 6px 0 0;
      font-size: var(--font-sizes-xs);
      font-weight: 500;
      text-align: center;
      color: var(--colors-fg-muted);
      white-space: nowrap;
    }
    .ml-bars__initial {
      display: none;
    }
    @media (max-width: 759px) {
      .ml-bars__short {
        display: none;
      }
      .ml-bars__initial {
        display: inline;
      }
    }
    .ml-bars tr:last-child th {
      font-weight: 720;
      color: var(--colors-fg);
    }
    .ml-bars td {
      display: flex;
      align-items: flex-end;
      height: 130px;
      padding: 0;
      border-bottom: 1px solid var(--colors-border-strong);
    }
    .ml-bars i {
      width: 100%;
      border-radius: 4px 4px 0 0;
      background: ${ticksDown({ every: '9px', length: '40%' })}, var(--colors-tape-fill);
      opacity: 0.5;
    }
    .ml-bars tr:last-child i {
      opacity: 1;
    }
    @media (forced-colors: active) {
      .ml-bars i {
        background: CanvasText;
      }
    }
  `,
)

/** All that fits under a column on a phone. */
const initialOf = (name: string) => name.charAt(0).toUpperCase()

interface Props {
  rows: readonly LedgerRow[]
  months: readonly string[]
  currency: CurrencyCode
  caption: string
}

/** What months brought, as columns: a chart that is a table, whose sums are heard and shown on pointing. */
export function MonthBars({ rows, months, currency, caption }: Props) {
  useStyles(barStyles)
  const { money, shortMonth, month: longMonth } = useLedgerPaymentTexts()
  const nets = months.map((month) => {
    const { paid, refunded } = ledgerSumOf(rows, currency, month, month)
    return { month, net: paid - refunded }
  })
  const most = Math.max(1, ...nets.map(({ net }) => net))
  return (
    <table className="ml-bars">
      <caption className="ml-hidden">{caption}</caption>
      <tbody>
        {nets.map(({ month, net }) => (
          <tr key={month} title={`${longMonth(month)}: ${money(net, currency)}`}>
            <th scope="row">
              <span aria-hidden className="ml-bars__short">
                {shortMonth(month)}
              </span>
              <span aria-hidden className="ml-bars__initial">
                {initialOf(shortMonth(month))}
              </span>
              <span className="ml-hidden">{longMonth(month)}</span>
            </th>
            <td>
              <i style={{ height: `${Math.max(0, (net / most) * 100)}%` }} />
              <span className="ml-hidden">{money(net, currency)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
