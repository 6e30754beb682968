import { cardConsentVersion, endpoints } from '@metrolibre/contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { refreshBookings } from './bookings-cache.ts'
import { readReservation } from '../wire/reservations.ts'

const extras = endpoints.reservationExtras

/** The card to which the later months of a booking are charged. */
export const savedCards = {
  /** Opens the hosted page that saves another card for the later months; asking for it gives the consent. */
  save: (id: string) =>
    mutationOptions({
      mutationFn: () => call(extras.saveCard, { params: { id }, body: { cardConsent: cardConsentVersion } }),
      onSettled: refreshBookings,
    }),

  withdraw: (id: string) =>
    mutationOptions({
      mutationFn: () => call(extras.withdrawCard, { params: { id } }).then(readReservation),
      onSettled: refreshBookings,
    }),
}
