import type { OwnedProperty } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import { Link, useCardPrice, useDates, useIntl } from '@metrolibre/platform'
import { Badge, Flex, photoSizes, PropertyCard, Stack } from '@metrolibre/ui'
import { ownPropertyPath } from '../../paths.ts'

/** One of the owner's properties; links to its page in the panel. */
export function OwnCard({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const { area } = useDates()
  const shownPrice = useCardPrice()
  const published = property.isVerified && !property.isDeleted
  const card = {
    name: property.name || formatMessage({ id: 'mfe-owners.profile.properties.unnamed' }),
    place: addressLine(property.zone.zone, property.zone.city),
    measure: property.area === null ? undefined : area(property.area),
    kind: formatMessage({ id: `mfe-owners.kind.${property.propertyType}` }),
    image: property.image,
    imageVariants: property.imageVariants,
    price: shownPrice(property.price),
    headingLevel: 2 as const,
    sizes: photoSizes('(min-width: 1024px) 30vw, (min-width: 760px) 46vw, 92vw'),
  }
  return (
    <Stack gap="2" align="stretch">
      <PropertyCard as={Link} to={ownPropertyPath(property.id)} {...card} />
      <Flex>
        <Badge tone={published ? 'ok' : 'neutral'} mark={published ? 'filled' : 'hollow'}>
          {formatMessage({ id: `mfe-owners.stage.${property.listingStatus}` })}
        </Badge>
      </Flex>
    </Stack>
  )
}
