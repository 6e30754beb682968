import type { OwnedProperty } from '@metrolibre/contract'
import { ownProperty } from './own-property.ts'

type OwnRoom = OwnedProperty['roomsDetails'][number]

/** A room of the property of `ownProperty`, by month. */
export const ownRoom = (changes: Partial<OwnRoom> = {}): OwnRoom => ({
  id: '2f473457-8f51-48af-8c08-a9a5708c01a8',
  locationId: ownProperty().id,
  name: 'Altillo',
  image: null,
  imageVariants: [],
  description: '',
  lang: 'es',
  squareMeter: 22,
  value: 310_000,
  dailyValue: null,
  currency: 'CLP',
  isDaily: false,
  isActive: true,
  included: [],
  imagesRoom: [],
  startLease: null,
  endLease: null,
  isDeleted: false,
  awaitsReview: false,
  stripePriceId: null,
  ...changes,
})
