import type { PropertyCard } from '@metrolibre/api-client'
import { useIntl, useQuery } from '@metrolibre/platform'
import { useAdopted } from '@metrolibre/platform/browser'
import { HeartButton } from '@metrolibre/ui/parts'
import { favouritesOf } from './list.ts'
import { useChangeFavourite, useHolder } from './use-favourites.ts'

interface Props {
  property: Pick<PropertyCard, 'id' | 'name' | 'price'>
  /** Over a picture, or beside other buttons with a text. */
  look: 'over' | 'beside'
}

/** Marks a property as a favourite, or takes that back. */
export function Heart({ property, look }: Props) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(favouritesOf(useHolder()))
  const { add, remove } = useChangeFavourite()
  const known = data?.list.find(({ propertyId }) => propertyId === property.id)
  const pressed = useAdopted(known !== undefined, false)
  const { name } = property
  return (
    <HeartButton
      look={look}
      label={formatMessage({ id: 'tenants.favourites.heart' }, { name })}
      text={formatMessage({ id: pressed ? 'tenants.favourites.saved' : 'tenants.favourites.save' })}
      pressed={pressed}
      onPress={() => void (known ? remove(known) : add(property))}
    />
  )
}
