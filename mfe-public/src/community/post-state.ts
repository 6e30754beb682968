import type { Publication } from '@metrolibre/contract'

export type PostState = 'published' | 'waiting' | 'refused'

/** Returns whether everybody sees a post, an admin still has to look at it, or one decided not to show it. */
export const postStateOf = ({
  isActive,
  isVerified,
}: Pick<Publication, 'isActive' | 'isVerified'>): PostState =>
  !isActive ? 'refused' : isVerified ? 'published' : 'waiting'
