import type { PropertyCard } from '@metrolibre/api-client'
import { useHeart } from '@metrolibre/platform/favourites'
import { HeartButton } from '@metrolibre/ui/parts'

interface Props {
  property: Pick<PropertyCard, 'id' | 'name' | 'price'>
  /** Over a picture, or next to other buttons, with or without a text. */
  look: 'over' | 'beside' | 'icon'
}

/** Marks a property as a favourite, or takes that back. */
export const Heart = ({ property, look }: Props) => <HeartButton look={look} {...useHeart(property)} />
