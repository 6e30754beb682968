import type { AdminUser, AdminUserDetail } from '@metrolibre/contract'
import { aUser } from '@metrolibre/testing/react'

/** A user as shown to admins. */
export const adminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  ...aUser({ firstName: 'Rosa', lastName: 'Salazar' }),
  isDeleted: false,
  deletedAt: null,
  deletedBy: null,
  stripeCustomerId: null,
  ownedLocations: 0,
  lastSessionAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})

/** A user with what belongs to them, which is nothing unless the test says otherwise. */
export const adminUserDetail = (changes: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  ...adminUser(),
  clientReservations: [],
  ownerReservations: [],
  counts: { locations: 0, reviewsCreated: 0, reviewsReceived: 0, payments: 0 },
  ...changes,
})
