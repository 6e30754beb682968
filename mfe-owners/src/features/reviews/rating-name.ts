import type { Rating } from '@metrolibre/contract'

/** Message id of a rating's name. */
export const ratingName = (rating: Rating) =>
  `mfe-owners.rating.${rating === 'very bad' ? 'very_bad' : rating}` as const
