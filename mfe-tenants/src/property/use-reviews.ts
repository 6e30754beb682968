import { reviews } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'

const none = { reviews: [], count: 0, average: null }

/** What tenants say of a property. It is no reason to fail: without an answer nothing is said. */
export const useReviews = (propertyId: string) => useQuery(reviews.ofProperty(propertyId)).data ?? none
