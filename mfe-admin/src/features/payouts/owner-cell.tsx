import { Link } from '@metrolibre/platform'
import { Avatar, Box, Flex, Text, TextLink } from '@metrolibre/ui'

interface Props {
  ownerId: string
  name: string
  /** The account, by its end. */
  account: string
}

/** An owner with the account to which they are paid. */
export const OwnerCell = ({ ownerId, name, account }: Props) => (
  <Flex gap="10px" align="center" minW="0">
    {/* On a phone the amounts need the room. */}
    <Box display={{ base: 'none', md: 'block' }}>
      <Avatar name={name} size={34} />
    </Box>
    <Box minW="0">
      <TextLink as={Link} to={`/admin/balances/${ownerId}`}>
        {name}
      </TextLink>
      <Text textStyle="small" color="fg.muted">
        {account}
      </Text>
    </Box>
  </Flex>
)
