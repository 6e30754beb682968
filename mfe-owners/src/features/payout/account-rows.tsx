import { timeZoneOf, type PayoutAccount } from '@metrolibre/contract'
import { Badge, Box, Center, chakra, Flex } from '@metrolibre/ui'
import { Bank, Hourglass } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

/** Says of an account whether money goes there, or from when on. */
export function AccountBadge({ account: { state, startsAt, country } }: { account: PayoutAccount }) {
  const { text, day } = usePayoutAccountTexts()
  if (state === 'active')
    return (
      <Badge tone="ok" mark="filled">
        {text('state.active')}
      </Badge>
    )
  return (
    <Badge tone="warn" mark="filled">
      {state === 'review'
        ? text('state.review')
        : text('state.waiting', { day: day(startsAt!, timeZoneOf(country)) })}
    </Badge>
  )
}

interface RowProps {
  account: PayoutAccount
  /** Stands above the account's name. */
  above?: ReactNode
  /** Stands below it. */
  below?: ReactNode
}

/** One account: its bank, kind and end, with its state. */
export function AccountRow({ account, above, below }: RowProps) {
  const { nameOf } = usePayoutAccountTexts()
  const isActive = account.state === 'active'
  return (
    <Flex gap="4" align="flex-start" py="4" borderTopWidth="1px" borderColor="border">
      <Center
        boxSize="48px"
        flexShrink="0"
        borderRadius="md"
        {...(isActive
          ? { bg: 'bg.subtle', color: 'fg.link' }
          : { border: '1.5px dashed', borderColor: 'border.control', color: 'fg.muted' })}
      >
        {isActive ? <Bank size={26} /> : <Hourglass size={26} />}
      </Center>
      <Flex flex="1" minW="0" gap="8px 16px" wrap="wrap" align="center" justify="space-between">
        <Box minW="0" overflowWrap="anywhere">
          {above && (
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {above}
            </chakra.span>
          )}
          <chakra.b fontWeight="640" htmlTranslate="no">
            {nameOf(account)}
          </chakra.b>
          {below && (
            <chakra.span display="block" textStyle="small" color="fg.muted" htmlTranslate="no">
              {below}
            </chakra.span>
          )}
        </Box>
        <AccountBadge account={account} />
      </Flex>
    </Flex>
  )
}

/** The accounts of one country, with whose they are. */
export const AccountRows = ({ accounts }: { accounts: readonly PayoutAccount[] }) => (
  <Box as="ul" listStyleType="none" p="0">
    {accounts.map((account) => (
      <li key={account.id}>
        <AccountRow account={account} below={`${account.holderName} · ${account.holderDocument}`} />
      </li>
    ))}
  </Box>
)
