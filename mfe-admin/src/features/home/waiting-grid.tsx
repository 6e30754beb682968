import type { Waiting, WaitingKind } from '@metrolibre/contract'
import { FormattedMessage, Link, useDates } from '@metrolibre/platform'
import { Box, chakra, Flex, Panel, SimpleGrid, Text } from '@metrolibre/ui'
import {
  ArrowCounterClockwise,
  Bank,
  Coins,
  DoorOpen,
  HandCoins,
  IdentificationCard,
  Megaphone,
  SealCheck,
  Star,
  Warning,
  WarningCircle,
} from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { FirstWaiting } from './first-waiting.tsx'
import { waitingLinks } from './waiting-links.ts'

const icons: Readonly<Record<WaitingKind, ReactNode>> = {
  offer: <HandCoins key="offer" />,
  verify: <SealCheck key="verify" />,
  room: <DoorOpen key="room" />,
  account: <IdentificationCard key="account" />,
  payout: <Coins key="payout" />,
  publication: <Megaphone key="publication" />,
  review: <Star key="review" />,
  transfer: <Bank key="transfer" />,
  refund: <ArrowCounterClockwise key="refund" />,
  dispute: <Warning key="dispute" />,
  job: <WarningCircle key="job" />,
}

const TileLink = chakra(Link, {
  base: {
    display: 'block',
    h: '100%',
    textDecoration: 'none',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

/** What waits for an admin, by kind. Each tile leads to its list. */
export function WaitingGrid({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <Panel clip style={{ marginTop: 22 }}>
      {/* Lines between the tiles: each draws its left and upper one, and the panel cuts the outer ones. */}
      <SimpleGrid columns={{ base: 2, md: 3 }} ms="-1px" mt="-1px">
        {waiting.map((one) => (
          <Box key={one.kind} minW="0" borderInlineStartWidth="1px" borderTopWidth="1px" borderColor="border">
            <Tile waiting={one} />
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  )
}

function Tile({ waiting }: { waiting: Waiting }) {
  const dates = useDates()
  const { kind, count, isExact, first, ownerId } = waiting
  const to = ownerId ? `/admin/balances/${ownerId}` : waitingLinks[kind]
  const content = (
    <Box px={{ base: '14px', md: '20px' }} pt="18px" pb="16px">
      <Flex as="span" gap="9px" align="center" color="fg.muted" textStyle="small" fontWeight={580}>
        {icons[kind]}
        <FormattedMessage id={`mfe-admin.home.waiting.${kind}`} />
      </Flex>
      <Text as="span" display="block" textStyle="total" mt="1">
        {dates.number(count)}
        {!isExact && '+'}
      </Text>
      <Box mt="1" minH="21px">
        {first && <FirstWaiting kind={kind} first={first} />}
      </Box>
    </Box>
  )
  return count > 0 ? <TileLink to={to}>{content}</TileLink> : content
}
