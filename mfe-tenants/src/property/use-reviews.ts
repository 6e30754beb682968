import { reviews } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'

const none = { reviews: [], count: 0, average: null }

/** Returns the reviews of a property. They are optional: if they can't be loaded, there are none. */
export const useReviews = (propertyId: string) => useQuery(reviews.ofProperty(propertyId)).data ?? none
