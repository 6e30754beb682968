import type { PropertyCard } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import { Box, Flex, Heading, Text } from '@metrolibre/ui'
import { MapPin } from '@metrolibre/ui/icons'
import { Heart } from '../../property/heart.tsx'
import { ShareButton } from './share-button.tsx'

/** Name and address of a property. */
export function PropertyHead({ property }: { property: PropertyCard }) {
  const { name, street, zone } = property
  return (
    <Box
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      justifyContent="space-between"
      alignItems="flex-end"
      gap="16px"
    >
      <Box minW="0" flex="1 1 260px">
        <Heading
          as="h1"
          textStyle={{ base: 'section', md: 'pageTitle' }}
          overflowWrap="anywhere"
          htmlTranslate="no"
        >
          {name}
        </Heading>
        <Text textStyle={{ base: 'body', md: 'lead' }} color="fg.muted" mt={{ base: '6px', md: '8px' }}>
          <MapPin /> {addressLine(street, zone.zone, zone.city)}
        </Text>
      </Box>
      <Flex gap="8px" wrap="wrap" flex={{ base: '0 1 auto', md: 'none' }}>
        <Heart property={property} look="beside" />
        <ShareButton name={name} />
      </Flex>
    </Box>
  )
}
