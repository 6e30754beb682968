import type { DraftFacts } from '@metrolibre/contract'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { statedCosts } from '../properties/stated-costs.ts'

/** Returns what decides whether a draft can be handed in. */
export const draftFactsOf = ({ property, images, rooms }: PropertyParts): DraftFacts => ({
  ...property,
  ...statedCosts(property),
  propertyType: property.type,
  pictures: images.filter(({ roomId }) => roomId === null).length,
  rooms: rooms.length,
})
