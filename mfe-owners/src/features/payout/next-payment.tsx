import type { Ledger } from '@metrolibre/api-client'
import {
  addOwed,
  currencyOf,
  formatExact,
  timeZoneOf,
  type Country,
  type PayoutAccount,
} from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { Flex, Heading, Panel, PriceText, Text } from '@metrolibre/ui'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

interface Props {
  country: Country
  balances: Ledger['balances']
  /** The account that is used now. */
  current: PayoutAccount | undefined
  /** From when on another one is used. */
  until: number | null | undefined
}

/** What can be transferred to the owner now, and to which account it goes. */
export function NextPayment({ country, balances, current, until }: Props) {
  const { text, nameOf, day } = usePayoutAccountTexts()
  const { locale } = useLocale()
  const currency = currencyOf(country)
  const own = balances.filter((one) => one.currency === currency)
  if (own.length === 0) return null
  const amount = formatExact({ amount: Math.max(0, addOwed(own).available), currency }, locale)
  const where = () => {
    if (!current) return text('goesNowhere')
    const account = nameOf(current)
    return until
      ? text('goesUntil', { account, day: day(until, timeZoneOf(country)) })
      : text('goes', { account })
  }
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle">
        {text('nextPayment')}
      </Heading>
      <Flex gap="4px 16px" wrap="wrap" justify="space-between" align="baseline" mt="3">
        <Text as="span" color="fg.muted">
          {text('available')}
        </Text>
        <PriceText size="row" amount={amount} />
      </Flex>
      <Text textStyle="small" color="fg.muted" mt="2">
        {where()}
      </Text>
    </Panel>
  )
}
