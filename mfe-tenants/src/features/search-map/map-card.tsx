import type { PropertyCard } from '@metrolibre/api-client'
import { Link, useIntl, useCardPrice, useLaterText } from '@metrolibre/platform'
import {
  Availability,
  Box,
  Button,
  chakra,
  Cota,
  Flex,
  IconButton,
  Panel,
  Picture,
  PriceText,
  Text,
} from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'
import { Heart } from '../../property/heart.tsx'
import { kindName, propertyKindOf } from '../../property/kinds.tsx'
import { propertyPath } from '../../property/paths.ts'
import { useMeasure } from '../../property/use-measure.ts'

const TitleLink = chakra(Link)

interface Props {
  property: PropertyCard
  onClose: () => void
}

/** The card of the selected pin's property, small enough to be shown on the map. */
export function MapCard({ property, onClose }: Props) {
  const { formatMessage } = useIntl()
  const price = useCardPrice()(property.price)
  const measure = useMeasure()(property)
  const later = useLaterText()(property)
  return (
    <Panel raised clip>
      <Box
        position="relative"
        display="grid"
        gridTemplateColumns={{ base: '104px minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' }}
      >
        <Picture
          src={property.image}
          variants={property.imageVariants}
          alt=""
          sizes="160px"
          radius={0}
          style={{ height: '100%', aspectRatio: 'auto' }}
          drained={price.state === 'sold-out'}
        />
        <Box p="12px 14px" minW="0">
          <Box pr="28px">
            {price.state === 'price' ? (
              <PriceText size="row" {...price} />
            ) : (
              <PriceText size="row" amount={price.text} words gone={price.state === 'sold-out'} />
            )}
          </Box>
          <TitleLink
            to={propertyPath(property.id)}
            display="block"
            mt="3px"
            textStyle="small"
            fontWeight="640"
            color="inherit"
            textDecoration="none"
            htmlTranslate="no"
            // Makes the whole card react to this link.
            _after={{ content: '""', position: 'absolute', inset: '0' }}
            _hover={{ textDecoration: 'underline' }}
          >
            {property.name}
          </TitleLink>
          <Text textStyle="measure" color="fg.muted" mb={measure ? '6px' : undefined}>
            {formatMessage({ id: kindName(propertyKindOf(property)) })} · {property.zone.zone}
          </Text>
          {measure && <Cota>{measure}</Cota>}
          {later && (
            <Box mt="8px">
              <Availability available={false}>{later}</Availability>
            </Box>
          )}
          <Flex gap="8px" align="center" mt="10px" position="relative" zIndex="1">
            {/* For the eye and the pointer: the name is the link of the card. */}
            <Box flex="1" aria-hidden>
              <Button as={Link} to={propertyPath(property.id)} size="sm" full tabIndex={-1}>
                {formatMessage({ id: 'tenants.search.seeProperty' })}
              </Button>
            </Box>
            <Heart property={property} look="icon" />
          </Flex>
        </Box>
        <Box position="absolute" right="4px" top="4px" zIndex="1">
          <IconButton
            size="sm"
            label={formatMessage({ id: 'tenants.search.closeCard' })}
            icon={<X size={18} />}
            onClick={onClose}
          />
        </Box>
      </Box>
    </Panel>
  )
}
