import type { OwnListing } from '@metrolibre/api-client'
import { Link } from '@metrolibre/platform'
import { Badge, Box, Flex, List, ListItem, Picture, Text, TextLink } from '@metrolibre/ui'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { detailPath } from '../../properties/paths.ts'
import { AdminStageBadge } from '../../properties/stage-badge.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { joinedList } from '../../words/joined.ts'

interface Props {
  properties: readonly OwnListing[]
  /** Whether a heading stands above, from which a line divides the first row too. */
  headed?: boolean
}

/** The properties of a user, one row each with its price and stage. */
export function PropertyRows({ properties, headed = false }: Props) {
  const text = useUserTexts()
  const words = usePropertyTexts()
  const priceOf = ({ rentalMode, monthlyPrice, hourlyPrice, currency }: OwnListing) => {
    const amount = rentalMode === 'hour' ? hourlyPrice : monthlyPrice
    return amount ? words.price(amount, currency, rentalMode) : undefined
  }
  return (
    <List aria-label={text('tab.locations')}>
      {properties.map((one) => (
        <ListItem
          key={one.id}
          display="flex"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          gap="3"
          alignItems="center"
          py="3"
          borderTop="1px solid"
          borderColor="border"
          _first={headed ? undefined : { borderTop: 0, pt: 0 }}
          _last={{ pb: 0 }}
        >
          <Box w="72px" flexShrink="0">
            <Picture src={one.image} variants={one.imageVariants} alt="" sizes="72px" radius={8} />
          </Box>
          <Box flex="1" minW="0">
            <TextLink as={Link} to={detailPath(one.id)} style={{ fontWeight: 640 }}>
              {one.name || words.text('unnamed')}
            </TextLink>
            <Text textStyle="small" color="fg.muted">
              {joinedList(one.zone.zone, text('locations.rooms', { count: one.rooms.length }))}
            </Text>
          </Box>
          <Flex
            direction="column"
            gap="1"
            align={{ base: 'flex-start', md: 'flex-end' }}
            // Below the name, which would have no room next to both on a phone.
            w={{ base: '100%', md: 'auto' }}
          >
            <b>{priceOf(one)}</b>
            <Flex gap="1" wrap="wrap">
              {one.listingStatus === 'published' && !one.isActive && (
                <Badge mark="hollow">{text('locations.inactive')}</Badge>
              )}
              <AdminStageBadge stage={one.listingStatus} />
            </Flex>
          </Flex>
        </ListItem>
      ))}
    </List>
  )
}
