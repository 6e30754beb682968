import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { listAnswerEntries } from '../primitives/admin-list.ts'
import { Id } from '../primitives/id.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'

const tag = 'admin home'
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What waits for an admin, in the order of the start page. */
export const waitingKinds = [
  'offer',
  'verify',
  'room',
  'account',
  'publication',
  'review',
  'transfer',
  'payout',
  'refund',
  'dispute',
  'job',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Those of the list that programs of the previous version read. */
export const listedWaitingKinds = [
  'offer',
  'verify',
  'publication',
  'review',
  'transfer',
  'refund',
  'dispute',
  'job',
] as const satisfies readonly WaitingKind[]

const waitingEntries = {
  count: whole,
  isExact: v.boolean(),
  /** What is due first or has waited longest: its name, since when it waits, and when it is due. */
  first: v.nullable(v.object({ name: v.string(), since: Instant, due: v.nullable(Instant) })),
}
const OneWaiting = v.object(waitingEntries)

/** How much of one kind waits. The count stops at 1,000. */
export interface Waiting extends v.InferOutput<typeof OneWaiting> {
  readonly kind: WaitingKind
  /** Of an account that waits. */
  readonly ownerId?: string | null
}

const sums = { collected: Amount, refunded: Amount, reservations: whole }

/**
 * The money of one country in minor units of its currency, by the clock of its places. `collected` is gross
 * and `refunded` stands next to it: what went back or was lost to a bank, on the day on which it did.
 */
export const CountryMoney = v.object({
  country: Country,
  currency: CurrencyCode,
  total: v.object(sums),
  /** The 30 days before. */
  previous: v.object(sums),
  /** The last 30 days with today, oldest first. */
  days: v.array(v.object({ date: CalendarDate, ...sums })),
})
export type CountryMoney = v.InferOutput<typeof CountryMoney>

const occupancyEntries = {
  /** Rooms, and properties that are rented as a whole. */
  spaces: whole,
  rented: whole,
  /** Square metres; spaces without a known size count for nothing. */
  area: v.number(),
  rentedArea: v.number(),
  /** In percent of the square metres, or of the spaces where no size is known. */
  percent: whole,
  /** The same 30 days ago. Null when nothing was published then. */
  percentBefore: v.nullable(whole),
}

/** How much of a comuna is rented at the moment. */
export const ZoneOccupancy = v.object({
  id: Id,
  name: v.string(),
  lat: v.number(),
  long: v.number(),
  ...occupancyEntries,
})
export type ZoneOccupancy = v.InferOutput<typeof ZoneOccupancy>

/** The pages whose rows are counted in the navigation of admins: the last part of their address. */
export const countedPages = [
  'users',
  'zones',
  'locations',
  'reviews',
  'publications',
  'reservations',
  'testimonials',
  'jobs',
  'team',
  'trash',
] as const
export type CountedPage = (typeof countedPages)[number]

/** How many rows the list of a page has. Like the totals of lists, it is exact up to 1,000. */
export const PageCount = v.object({
  page: v.picklist(countedPages),
  total: listAnswerEntries.total,
  totalIsExact: listAnswerEntries.totalIsExact,
})
export type PageCount = v.InferOutput<typeof PageCount>

/** The start page of admins (RULES.md §13.47). */
export const adminHome = {
  counts: endpoint({
    id: 'adminHome.counts',
    method: 'GET',
    path: '/admin/home/counts',
    access: 'admin',
    tag,
    summary: 'How many rows the lists of the administration have',
    response: v.object({ counts: v.array(PageCount) }),
    errors: [],
    rateLimit: 'office',
  }),
  waiting: endpoint({
    id: 'adminHome.waiting',
    method: 'GET',
    path: '/admin/home/waiting',
    access: 'admin',
    tag,
    summary: 'What waits for an admin',
    response: v.object({
      waiting: v.array(v.object({ kind: v.picklist(listedWaitingKinds), ...waitingEntries })),
      /** Rooms that their owner added or gave another price, and that can't be booked until an admin offers them. */
      rooms: v.optional(OneWaiting),
      /** Accounts for payouts whose holder is not the one of the mandate, with the owner of the one that waits longest. */
      accounts: v.optional(v.object({ ...waitingEntries, ownerId: v.nullable(Id) })),
      /** Files of payout runs that nobody has downloaded or settled. */
      payouts: v.optional(OneWaiting),
    }),
    errors: [],
    rateLimit: 'office',
  }),
  money: endpoint({
    id: 'adminHome.money',
    method: 'GET',
    path: '/admin/home/money',
    access: 'admin',
    tag,
    summary: 'Bookings and money of the last 30 days by country',
    response: v.object({ countries: v.array(CountryMoney) }),
    errors: [],
    rateLimit: 'office',
  }),
  occupancy: endpoint({
    id: 'adminHome.occupancy',
    method: 'GET',
    path: '/admin/home/occupancy',
    access: 'admin',
    tag,
    summary: 'How much of each comuna of a city is rented, and the cities to choose from',
    query: v.object({ country: v.optional(Country), city: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
    response: v.object({
      /** Those with published properties, the largest first. */
      cities: v.array(v.object({ country: Country, city: v.string(), properties: whole })),
      /** The city that is shown. Null while nothing is published. */
      shown: v.nullable(v.object({ country: Country, city: v.string(), ...occupancyEntries })),
      /** The comunas of that city with published spaces, the most rented first. */
      zones: v.array(ZoneOccupancy),
    }),
    errors: [],
    rateLimit: 'office',
  }),
} as const
