import type { Rating } from '@metrolibre/contract'

/** Message id of a rating's name. */
export const ratingName = (rating: Rating): string => `mfe-owners.rating.${rating.replace(' ', '_')}`
