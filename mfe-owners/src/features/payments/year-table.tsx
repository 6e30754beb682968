import type { Ledger } from '@metrolibre/api-client'
import type { CurrencyCode } from '@metrolibre/contract'
import { css, Heading, Panel, styles, useStyles } from '@metrolibre/ui'
import { monthsOf, ledgerSumOf } from './sums.ts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

const yearStyles = styles(
  'year-table',
  css`
    .ml-year {
      width: 100%;
      border-collapse: collapse;
      font-size: var(--font-sizes-sm);
      line-height: 1.4;
      margin-top: 12px;
    }
    .ml-year th,
    .ml-year td {
      padding: 5px 0;
      text-align: left;
      font-weight: 500;
      white-space: nowrap;
    }
    .ml-year thead th {
      color: var(--colors-fg-muted);
    }
    .ml-year tbody th {
      width: 44px;
    }
    .ml-year__bars {
      width: 100%;
      padding-inline: 12px !important;
    }
    .ml-year__bars span {
      display: block;
      min-width: 1px;
      height: 9px;
      border-radius: 2px;
      background: var(--colors-tape-fill);
    }
    .ml-year__bars span + span {
      height: 5px;
      margin-top: 2px;
      background: var(--colors-border-strong);
    }
    .ml-year td[data-sum],
    .ml-year th[data-sum] {
      text-align: right;
      padding-left: 14px;
    }
    .ml-year td[data-sum] {
      font-weight: 640;
    }
    .ml-year td[data-before] {
      font-weight: 430;
      color: var(--colors-fg-muted);
    }
    @media (max-width: 479px) {
      .ml-year__bars {
        padding-inline: 4px !important;
      }
      .ml-year td[data-sum],
      .ml-year th[data-sum] {
        padding-left: 8px;
      }
    }
  `,
)

interface Props {
  ledger: Ledger
  year: string
  currency: CurrencyCode
}

/** The months of a year as bars with their sums, compared with the year before: a chart that is a table. */
export function YearTable({ ledger, year, currency }: Props) {
  useStyles(yearStyles)
  const { text, money, shortMonth, month: longMonth } = useLedgerPaymentTexts()
  const before = String(Number(year) - 1)
  const netOf = (month: string) => {
    const { paid, refunded } = ledgerSumOf(ledger.rows, currency, month, month)
    return paid - refunded
  }
  const months = monthsOf(year).map((month) => {
    const earlier = `${before}${month.slice(4)}`
    return { month, net: netOf(month), earlier: netOf(earlier) }
  })
  const most = Math.max(1, ...months.flatMap(({ net, earlier }) => [net, earlier]))
  const widthOf = (net: number) => `${Math.max(0, (net / most) * 100)}%`
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle">
        {text('yearTitle', { year, currency })}
      </Heading>
      <table className="ml-year">
        <caption className="ml-hidden">{text('yearCaption', { year, before, currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('month')}</th>
            <td className="ml-year__bars" aria-hidden />
            <th scope="col" data-sum>
              {year}
            </th>
            <th scope="col" data-sum>
              {before}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, net, earlier }) => (
            <tr key={month}>
              <th scope="row">
                <abbr title={longMonth(month)} style={{ textDecoration: 'none' }}>
                  {shortMonth(month)}
                </abbr>
              </th>
              <td className="ml-year__bars" aria-hidden>
                <span style={{ width: widthOf(net) }} />
                <span style={{ width: widthOf(earlier) }} />
              </td>
              <td data-sum>{money(net, currency)}</td>
              <td data-sum data-before>
                {money(earlier, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
