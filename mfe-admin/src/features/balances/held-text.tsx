import { formatExact, type CurrencyCode, type OwedParts } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'

interface Props extends Pick<OwedParts, 'held' | 'coming'> {
  currency: CurrencyCode
}

/** What is held of a balance, with the reasons, and for stays the first day on which one begins. */
export function HeldText({ currency, held, coming }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const show = (amount: number) => formatExact({ amount, currency }, locale)
  const first = coming[0]
  const reasons = [
    first &&
      formatMessage(
        { id: 'mfe-admin.balances.heldStays' },
        {
          amount: show(held.stays),
          day: day(first.date, { day: 'numeric', month: 'short', year: 'numeric' }),
        },
      ),
    held.disputes > 0 &&
      formatMessage({ id: 'mfe-admin.balances.heldDisputes' }, { amount: show(held.disputes) }),
    held.refunds > 0 &&
      formatMessage({ id: 'mfe-admin.balances.heldRefunds' }, { amount: show(held.refunds) }),
  ].filter(Boolean)
  return (
    <div>
      <chakra.span whiteSpace="nowrap">{show(held.stays + held.disputes + held.refunds)}</chakra.span>
      {reasons.map((reason) => (
        <chakra.span key={String(reason)} display="block" textStyle="small" color="fg.muted">
          {reason}
        </chakra.span>
      ))}
    </div>
  )
}
