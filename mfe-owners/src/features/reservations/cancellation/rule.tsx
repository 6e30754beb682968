import { formatExact, type CancellationQuote } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { css, Panel, styles, Text, useStyles, Heading } from '@metrolibre/ui'
import type { OwnerBooking } from '../booking.ts'
import { RuleBand } from './rule-band.tsx'
import { useCancellationTexts } from './use-cancellation-texts.ts'

const ruleStyles = styles(
  'refund-rule',
  css`
    .ml-refund-rule {
      width: 100%;
      border-collapse: collapse;
      font-size: 0.9375rem;
      line-height: 1.4;
      margin-top: 14px;
    }
    .ml-refund-rule th,
    .ml-refund-rule td {
      text-align: left;
      font-weight: inherit;
      padding: 12px 12px 12px 18px;
      border-block: 1px solid var(--colors-border);
    }
    .ml-refund-rule td:nth-child(2) {
      color: var(--colors-fg-muted);
    }
    .ml-refund-rule td:last-child {
      text-align: right;
      white-space: nowrap;
      font-weight: 720;
    }
    .ml-refund-rule tr[aria-current] > * {
      background: var(--colors-bg-range);
      font-weight: 640;
      color: var(--colors-fg);
    }
    .ml-refund-rule tr[aria-current] > th {
      box-shadow: inset 6px 0 0 var(--colors-tape-fill);
    }
    @media (max-width: 759px) {
      .ml-refund-rule tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        border-bottom: 1px solid var(--colors-border);
      }
      .ml-refund-rule th,
      .ml-refund-rule td {
        border: 0;
      }
      /* A row is a block of two lines here, so it is marked as a whole. */
      .ml-refund-rule tr[aria-current] {
        background: var(--colors-bg-range);
        box-shadow: inset 6px 0 0 var(--colors-tape-fill);
      }
      .ml-refund-rule tr[aria-current] > * {
        background: none;
        box-shadow: none;
      }
      .ml-refund-rule th {
        padding-bottom: 0;
      }
      .ml-refund-rule td:nth-child(2) {
        grid-row: 2;
        padding-top: 2px;
      }
      .ml-refund-rule td:last-child {
        grid-area: 1 / 2 / 3;
        height: 100%;
        align-content: center;
      }
    }
  `,
)

interface Props {
  booking: OwnerBooking
  quote: CancellationQuote
}

/** The rule with the dates of this booking. The row that applies today is marked. */
export function Rule({ booking, quote }: Props) {
  const { locale } = useLocale()
  useStyles(ruleStyles)
  const { text, day, hour } = useCancellationTexts()
  const { timeZone, currency, rentalMode, period } = booking
  const byHour = rentalMode === 'hour'
  const { steps, serverTime: now } = quote
  const current = steps.findIndex(({ until }) => now < until)
  const nameOf = (instant: number) => (byHour ? hour(instant, timeZone) : day(instant, timeZone))
  const spanOf = (index: number): string => {
    const from = steps[index - 1]?.until
    // A step ends just before the next one begins.
    const last = nameOf(steps[index]!.until - 1)
    if (from === undefined) return text('spanUntil', { last })
    const first = nameOf(byHour ? from - 1 : from)
    return index === steps.length - 1 ? text('spanFrom', { first }) : text('span', { first, last })
  }
  const whatOf = ({ unitsLeft, unitsBack }: CancellationQuote['steps'][number]): string => {
    if (byHour) return text(unitsBack > 0 ? 'hoursBack' : 'hoursNone', { count: unitsBack })
    if (unitsBack === 0) return text('monthsNone')
    return text(unitsBack === unitsLeft ? 'monthsAll' : 'monthsLess', { count: unitsLeft })
  }
  const shown = steps.map((step, index) => ({ ...step, index })).filter(({ index }) => index >= current)
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle">
        {text('ruleTitle')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="3">
        {text(byHour ? 'ruleHours' : 'ruleMonths')}
      </Text>
      {period.end > now && <RuleBand booking={booking} quote={quote} />}
      <table className="ml-refund-rule">
        <caption className="ml-hidden">{text('ruleCaption')}</caption>
        <tbody>
          {shown.map((step) => (
            <tr key={step.until} aria-current={step.index === current ? 'true' : undefined}>
              <th scope="row">{spanOf(step.index)}</th>
              <td>{whatOf(step)}</td>
              <td>
                {formatExact(
                  {
                    amount: Math.min(step.refund, Math.max(0, quote.paid - quote.back)),
                    currency,
                  },
                  locale,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
