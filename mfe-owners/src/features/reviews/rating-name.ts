import type { Rating } from '@metrolibre/contract'

/** Returns the message id of a rating's name. */
export const ratingName = (rating: Rating) =>
  `mfe-owners.rating.${rating === 'very bad' ? 'very_bad' : rating}` as const
