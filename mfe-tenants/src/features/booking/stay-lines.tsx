import { FormattedMessage } from '@metrolibre/platform'
import { PriceLine } from '@metrolibre/ui'
import { type Stay, useStayTexts } from './stay.ts'
import { useMoney } from './use-money.ts'

/** When, and unit price times quantity. */
export function StayLines({ stay }: { stay: Stay }) {
  const texts = useStayTexts()
  const money = useMoney()
  const { isDaily, startDate, endDate, startSlot, endSlot, unitPrice, currency } = stay
  const hours = isDaily && startSlot !== null && endSlot !== null
  return (
    <>
      <PriceLine
        label={<FormattedMessage id={isDaily ? 'tenants.booking.day' : 'tenants.booking.from'} />}
        value={texts.day(startDate)}
      />
      {hours ? (
        <PriceLine
          label={<FormattedMessage id="tenants.booking.hoursLabel" />}
          value={texts.hours(startSlot, endSlot)}
        />
      ) : (
        <PriceLine label={<FormattedMessage id="tenants.booking.until" />} value={texts.day(endDate)} />
      )}
      <PriceLine
        label={<FormattedMessage id="tenants.booking.rent" />}
        value={`${money.exact({ amount: unitPrice, currency })} × ${texts.quantity(stay)}`}
      />
    </>
  )
}
