import type { OfficeDeposit } from '@metrolibre/contract'
import { Link } from '@metrolibre/platform'
import { Box, EmptyState, Flex, List, ListItem, Panel, Text, TextLink } from '@metrolibre/ui'
import { DepositNeeds } from './deposit-badges.tsx'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

/** The deposits that wait for the office; each leads to its booking, where the office decides. */
export function WaitingDeposits({ deposits }: { deposits: readonly OfficeDeposit[] }) {
  const { text, money } = useOfficeDepositTexts()
  if (deposits.length === 0)
    return (
      <Box mt="4">
        <EmptyState title={text('none')} />
      </Box>
    )
  return (
    <Panel clip style={{ marginTop: 20 }}>
      <List aria-label={text('caption')}>
        {deposits.map(({ id, reservationId, client, name, owner, held, currency, needs }, index) => (
          <ListItem
            key={id}
            px="18px"
            py="3"
            {...(index > 0 && { borderTop: '1px solid', borderColor: 'border' })}
          >
            <Flex gap="3" align="center" justify="space-between" wrap="wrap">
              <Box minW="0">
                <TextLink as={Link} to={`/admin/reservations?reservation=${reservationId}`}>
                  {client}
                </TextLink>
                <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                  {text('parties', { place: name, owner })}
                </Text>
              </Box>
              <Flex gap="3" align="center" wrap="wrap">
                <DepositNeeds needs={needs} />
                <Text fontWeight={650} whiteSpace="nowrap" translate="no">
                  {money(held, currency)}
                </Text>
              </Flex>
            </Flex>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
