import type { PropertyCard as Card } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import { Link, useIntl, useCardPrice, useLaterText } from '@metrolibre/platform'
import { photoSizes, PropertyCard } from '@metrolibre/ui'
import { CardFrame } from '@metrolibre/ui/parts'
import { Heart } from '../../property/heart.tsx'
import { kindIcons, kindName, propertyKindOf } from '../../property/kinds.tsx'
import { propertyPath } from '../../property/paths.ts'
import { useMeasure } from '../../property/use-measure.ts'

interface Props {
  property: Card
  selected: boolean
  priority: boolean
}

/** Widths of a card's picture: one column on phones, two columns, and two columns next to the map. */
const cardSizes = photoSizes('(min-width: 1024px) 27vw, (min-width: 760px) 46vw, 92vw')

/** The card of one property in the results: it links to its page, with its photos and the heart next to the link. */
export function PropertyCardLink({ property, selected, priority }: Props) {
  const { formatMessage } = useIntl()
  const shownPrice = useCardPrice()
  const laterText = useLaterText()
  const measure = useMeasure()
  const kind = propertyKindOf(property)
  const Icon = kindIcons[kind]
  const { name, photos = [] } = property
  return (
    <CardFrame
      photos={property.price.state === 'sold_out' ? [] : photos}
      photosLabel={formatMessage({ id: 'tenants.photos.of' }, { name })}
      photoLabel={(position) =>
        formatMessage({ id: 'tenants.photos.position' }, { position, count: photos.length + 1 })
      }
      mark={<Heart property={property} look="over" />}
      card={(strip) => (
        <PropertyCard
          as={Link}
          to={propertyPath(property.id)}
          name={name}
          place={addressLine(property.zone.zone, property.zone.city)}
          measure={measure(property)}
          kind={formatMessage({ id: kindName(kind) })}
          kindIcon={<Icon />}
          image={property.image}
          imageVariants={property.imageVariants}
          price={shownPrice(property.price)}
          later={laterText(property)}
          selected={selected}
          priority={priority}
          sizes={cardSizes}
          over={strip}
        />
      )}
    />
  )
}
