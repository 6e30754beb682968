import type { CancellationQuote } from '@metrolibre/contract'
import { formatExact } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { css, styles, tapeMark, useStyles } from '@metrolibre/ui'
import type { OwnerBooking } from '../booking.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

const bandStyles = styles(
  'refund-band',
  css`
    .ml-refund-band {
      display: grid;
      gap: 6px;
      font-size: var(--font-sizes-xs);
      line-height: 1.4;
    }
    .ml-refund-band__steps {
      display: flex;
      gap: 2px;
      height: 44px;
      border-radius: 6px;
      overflow: hidden;
    }
    .ml-refund-band__steps span {
      display: flex;
      align-items: center;
      min-width: 6px;
      padding-inline: 10px;
      overflow: hidden;
      white-space: nowrap;
      font-weight: 640;
      background: var(--colors-bg-range);
    }
    .ml-refund-band__steps span:first-child {
      color: var(--colors-tape-tick);
      background: ${tapeMark('8px', '8px')};
    }
    .ml-refund-band__dates {
      position: relative;
      display: flex;
      justify-content: space-between;
      gap: 12px;
    }
    @media (max-width: 759px) {
      .ml-refund-band__steps span {
        padding-inline: 6px;
        white-space: normal;
        line-height: 1.15;
      }
      .ml-refund-band__steps span:not(:first-child) {
        font-size: 0;
      }
    }
  `,
)

/** A part needs this share of the band for its sum to be readable. */
const readable = 0.14

interface Props {
  booking: OwnerBooking
  quote: CancellationQuote
}

/** Draws the time from today to the end of the stay, with what comes back in each part of it. */
export function RuleBand({ booking, quote }: Props) {
  const { locale } = useLocale()
  useStyles(bandStyles)
  const { text, day } = useCancellationTexts()
  const { timeZone, currency, period } = booking
  const { serverTime: now } = quote
  const upcoming = quote.steps.filter(({ until }) => until > now)
  const whole = period.end - now
  const shareOf = (index: number) => (upcoming[index]!.until - (upcoming[index - 1]?.until ?? now)) / whole
  return (
    <div className="ml-refund-band" aria-hidden>
      <div className="ml-refund-band__dates">
        <b>{text('today', { day: day(now, timeZone) })}</b>
        <span>{day(period.end - 1, timeZone)}</span>
      </div>
      <div className="ml-refund-band__steps">
        {upcoming.map(({ until, refund }, index) => (
          <span key={until} style={{ flexGrow: shareOf(index), flexBasis: 0 }}>
            {shareOf(index) > readable &&
              (index === 0 && refund === quote.paid
                ? text('allBack')
                : formatExact({ amount: Math.min(refund, quote.paid - quote.back), currency }, locale))}
          </span>
        ))}
      </div>
    </div>
  )
}
