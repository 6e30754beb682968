import {
  endpoints,
  type BodyInput,
  type ContractDraft,
  type Locale,
  cardConsentVersion,
  type PaymentPlan,
  type QueryInput,
} from '@metrolibre/contract'
import { infiniteQueryOptions, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { bookingsRoot, followCheckout, keepBooking, refreshBookings } from './bookings-cache.ts'
import { provenCall, type Prove } from './proven-call.ts'
import { staleTimes } from '../stale-times.ts'
import {
  readMine,
  readPaid,
  readReservation,
  sendBooked,
  sendWish,
  type OwnerReservation,
  type Reservation,
  type Wish,
} from '../wire/reservations.ts'

const calls = endpoints.reservations
const extras = endpoints.reservationExtras

type Keyed<T> = T & { readonly idempotencyKey?: string }

interface ToPay {
  readonly reservation: Reservation
  /** Whether all of it is paid now, which is what happens without it, or only its first month. */
  readonly plan?: PaymentPlan
  /** Whether the tenant lets the later months be charged to the card that is saved. */
  readonly savesCard?: boolean
}

/** Queries and mutations for bookings: the wizard's steps, the lists of tenant and owner, documents. */
export const reservations = {
  keys: { all: [bookingsRoot] as const },

  mine: (query: QueryInput<typeof calls.mine> = {}) =>
    queryOptions({
      queryKey: [bookingsRoot, 'mine', query],
      queryFn: async ({ signal }) => readMine(await call(calls.mine, { query, signal })),
      staleTime: staleTimes.own,
    }),

  /** The same list, page by page. */
  minePages: (query: Omit<QueryInput<typeof calls.mine>, 'cursor'> = {}) =>
    infiniteQueryOptions({
      queryKey: [bookingsRoot, 'mine', 'pages', query],
      queryFn: async ({ signal, pageParam }) =>
        readMine(
          await call(calls.mine, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: staleTimes.own,
    }),

  /** All bookings of an own property that end on a day or later, whatever their state. */
  ofProperty: (propertyId: string, from: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'property', propertyId, from],
      queryFn: async ({ signal }) => {
        const found: OwnerReservation[] = []
        let cursor: string | undefined
        do {
          const query = { view: 'owner', locationId: propertyId, from, limit: 100, cursor } as const
          const page = readMine(await call(calls.mine, { query, signal }))
          if (page.view === 'owner') found.push(...page.reservations)
          cursor = page.nextCursor ?? undefined
        } while (cursor)
        return found
      },
      staleTime: staleTimes.own,
    }),

  /** How many paid bookings of own properties the user has not looked at yet. */
  unseen: () =>
    queryOptions({
      queryKey: [bookingsRoot, 'unseen'],
      queryFn: async ({ signal }) => (await call(calls.unseen, { signal })).count,
      staleTime: staleTimes.own,
    }),

  /** Notes that the owner has looked at a booking. */
  see: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.see, { params: { id } }),
      onSuccess: async (_answer, _id, _result, { client }) => {
        await Promise.all([
          client.invalidateQueries({ queryKey: [bookingsRoot, 'unseen'] }),
          client.invalidateQueries({ queryKey: [bookingsRoot, 'mine'] }),
        ])
      },
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'detail', id],
      queryFn: async ({ signal }) => readReservation(await call(calls.detail, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  /**
   * Reads the outcome of a checkout for the return page. It is always fetched again, because the provider may
   * report late.
   */
  bySession: (sessionId: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'session', sessionId],
      queryFn: async ({ signal }) => readPaid(await call(calls.bySession, { params: { sessionId }, signal })),
      staleTime: staleTimes.live,
    }),

  /** What became of a payment, as far as the id of its session tells without a login. */
  paymentStatus: (sessionId: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'payment-status', sessionId],
      queryFn: ({ signal }) => call(calls.paymentStatus, { params: { sessionId }, signal }),
      staleTime: staleTimes.live,
    }),

  /** Holds a stay for 15 minutes. `prove` is only called if the server requires a captcha. */
  hold: (prove: Prove) =>
    mutationOptions({
      mutationFn: ({ idempotencyKey, ...wish }: Keyed<Wish>) =>
        provenCall(prove, (proof) =>
          call(calls.hold, { body: { ...sendWish(wish), ...proof }, idempotencyKey }),
        ).then(readReservation),
      onSettled: keepBooking,
    }),

  signContract: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof calls.signContract>) =>
        call(calls.signContract, { params: { id }, body }).then(readReservation),
      onSettled: keepBooking,
    }),

  /** Opens the hosted checkout of a signed reservation. Rooms and whole properties have separate endpoints. */
  checkout: () =>
    mutationOptions({
      mutationFn: ({ reservation, plan, savesCard, idempotencyKey }: Keyed<ToPay>) => {
        const { room, property } = reservation
        const body = {
          ...sendBooked(reservation),
          ...(plan && { plan }),
          ...(savesCard && { cardConsent: cardConsentVersion }),
        }
        return room
          ? call(calls.checkoutRoom, { body: { roomId: room.id, ...body }, idempotencyKey })
          : call(calls.checkoutLocation, { body: { locationId: property.id, ...body }, idempotencyKey })
      },
      onSettled: followCheckout,
    }),

  retryCheckout: (id: string) =>
    mutationOptions({
      mutationFn: (input: { readonly idempotencyKey?: string } | void) =>
        call(calls.retryCheckout, { params: { id }, ...input }),
      onSettled: followCheckout,
    }),

  /** Opens the hosted checkout for a month of a booking that is paid month by month, by its number. */
  payCharge: (id: string) =>
    mutationOptions({
      mutationFn: (number: number) => call(extras.payCharge, { params: { id, number: String(number) } }),
      onSettled: followCheckout,
    }),

  /** Asks to pay a month by bank transfer, by its number. */
  askTransfer: (id: string) =>
    mutationOptions({
      mutationFn: (number: number) =>
        call(extras.askTransfer, { params: { id, number: String(number) } }).then(readReservation),
      onSettled: refreshBookings,
    }),

  cancel: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.cancel, { params: { id } }).then(readReservation),
      onSettled: refreshBookings,
    }),

  /** Returns the address of the unsigned contract, a PDF that opens without a bearer for half an hour. */
  linkDraft: (id: string) =>
    mutationOptions({
      mutationFn: (contractData: BodyInput<typeof endpoints.contractDrafts.link>['contractData']) =>
        call(endpoints.contractDrafts.link, { params: { id }, body: { contractData } }),
    }),

  /** The unsigned contract, to be read on the screen in the language of the page. It has no root in common with bookings. */
  draft: (id: string, locale: Locale, contractData: ContractDraft | null) =>
    queryOptions({
      queryKey: ['contract-draft', id, locale, contractData],
      queryFn:
        contractData === null
          ? skipToken
          : ({ signal }) =>
              call(endpoints.contractDrafts.link, { params: { id }, body: { contractData }, signal }),
      staleTime: staleTimes.own,
    }),

  /** Reads the signed contract as a PDF. */
  contract: (id: string) => mutationOptions({ mutationFn: () => call(calls.contract, { params: { id } }) }),

  /** What the tenant filled into the signed contract. */
  signedTerms: (id: string) =>
    queryOptions({
      queryKey: [bookingsRoot, 'signed-terms', id],
      queryFn: ({ signal }) => call(calls.signedTerms, { params: { id }, signal }),
      staleTime: staleTimes.own,
    }),

  /** Extends a booking: holds the months or hours that follow it. */
  extend: (id: string, prove: Prove) =>
    mutationOptions({
      mutationFn: ({ quantity, idempotencyKey }: Keyed<{ readonly quantity: number }>) =>
        provenCall(prove, (proof) =>
          call(extras.extend, { params: { id }, body: { timeQuantity: quantity, ...proof }, idempotencyKey }),
        ).then(readReservation),
      onSettled: keepBooking,
    }),

  /** Adds a document to a booking: a PDF or a photo. */
  addFile: (id: string) =>
    mutationOptions({
      mutationFn: (file: File) => call(extras.addFile, { params: { id }, files: { file: [file] } }),
      onSettled: refreshBookings,
    }),

  /** Deletes a document that the user added. */
  removeFile: (id: string) =>
    mutationOptions({
      mutationFn: (fileId: string) => call(extras.removeFile, { params: { id, fileId } }),
      onSettled: refreshBookings,
    }),

  /** Reads a document that was added to a booking. */
  file: (id: string) =>
    mutationOptions({ mutationFn: (fileId: string) => call(extras.file, { params: { id, fileId } }) }),
}
