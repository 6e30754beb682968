import { formatExact, type OwnerBalance } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'

/** What of a balance is available and what is held, in one line, each by its name. */
export function BalanceLine({ currency, available, held }: OwnerBalance['balances'][number]) {
  const { locale } = useLocale()
  const show = (amount: number) => (
    <Text as="span" whiteSpace="nowrap" translate="no">
      {formatExact({ amount, currency }, locale)}
    </Text>
  )
  return (
    <Text textStyle="small">
      <FormattedMessage
        id="mfe-admin.balances.line"
        values={{
          available: <b>{show(available)}</b>,
          held: show(held.stays + held.disputes + held.refunds),
        }}
      />
    </Text>
  )
}
