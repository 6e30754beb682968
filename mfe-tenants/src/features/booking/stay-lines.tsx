import { lastDayOf } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { PriceLine } from '@metrolibre/ui/parts'
import { type PricedStay, useStayTexts } from './stay.ts'
import { useMoney } from './use-money.ts'

/** The period, and the unit price times the quantity. */
export function StayLines({ stay }: { stay: PricedStay }) {
  const texts = useStayTexts()
  const money = useMoney()
  const { rentalMode, startDate, startSlot, endSlot, unitPrice, currency } = stay
  const byHour = rentalMode === 'hour'
  const hours = byHour && startSlot !== null && endSlot !== null
  return (
    <>
      <PriceLine
        label={<FormattedMessage id={byHour ? 'tenants.booking.day' : 'tenants.booking.from'} />}
        value={texts.day(startDate)}
      />
      {hours ? (
        <PriceLine
          label={<FormattedMessage id="tenants.booking.hoursLabel" />}
          value={texts.hours(startSlot, endSlot)}
        />
      ) : (
        <PriceLine
          label={<FormattedMessage id="tenants.booking.until" />}
          value={texts.day(lastDayOf(stay))}
        />
      )}
      <PriceLine
        label={<FormattedMessage id="tenants.booking.rent" />}
        value={
          <>
            <span translate="no">{money.exact({ amount: unitPrice, currency })}</span>
            <span>{` × ${texts.quantity(stay)}`}</span>
          </>
        }
      />
    </>
  )
}
