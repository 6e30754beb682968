import type { OwnedProperty } from '@metrolibre/api-client'

/** Tells whether the mandate is signed, so that new rooms and new prices wait for an admin (RULES.md §3.45). */
export const isMandateSigned = ({ listingStatus }: OwnedProperty): boolean =>
  listingStatus === 'accepted' || listingStatus === 'published'
