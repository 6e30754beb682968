import { formatExact, type OwnerBalance } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Flex, Text } from '@metrolibre/ui'

/** What of a balance is available and what is held, each by its name. */
export function BalanceLine({ currency, available, held }: OwnerBalance['balances'][number]) {
  const { locale } = useLocale()
  const show = (name: 'available' | 'held', amount: number) => (
    <Text as="span" textStyle="small" whiteSpace="nowrap">
      <FormattedMessage id={`mfe-admin.balances.${name}`} />{' '}
      <b translate="no">{formatExact({ amount, currency }, locale)}</b>
    </Text>
  )
  return (
    <Flex wrap="wrap" columnGap="12px">
      {show('available', available)}
      {show('held', held.stays + held.disputes + held.refunds)}
    </Flex>
  )
}
