import { mostFound, type Country, type CurrencyCode, type ReservationState } from '@metrolibre/contract'
import type { PendingQuery, Row, Sql } from 'postgres'
import { idsFrom } from '../../platform/list/id-range.ts'
import { addWords, listed } from '../properties/search/filter.ts'
import { markPatterns, phonePattern } from '../users/words-repository.ts'
import { runStatement } from '../properties/search/repository.ts'

/** A search: LIKE patterns of its words, which must all match, and its text as a code. */
export interface WantedRows {
  readonly patterns: readonly string[]
  /** The whole text without spaces, for ids and references. */
  readonly code: string
}

const none = (sql: Sql) => sql`false`

const every = (sql: Sql, conditions: ReadonlyArray<PendingQuery<Row[]>>) =>
  conditions.reduce((all, one) => sql`${all} and ${one}`)

/** All words in a normalised text. Written as the indexes on these texts are, so that they are used. */
const inText = (sql: Sql, text: PendingQuery<Row[]>, { patterns }: WantedRows) =>
  patterns.length === 0
    ? none(sql)
    : every(
        sql,
        patterns.map((pattern) => sql`${text} like ${pattern}`),
      )

/** The digits of both numbers of a user, written as in the index `users_phones`. */
const phones = (sql: Sql) =>
  sql`regexp_replace(coalesce(phone, '') || ' ' || coalesce(whatsapp, ''), '[^0-9 ]', '', 'g')`

/** All words in those of a user, or an identity number as a whole, or a phone number or a part of one. */
const ofUser = (sql: Sql, wanted: WantedRows) => {
  const named = markPatterns(wanted.code).reduce(
    (all, mark) => sql`${all} or words_search like ${mark}`,
    sql`${inText(sql, sql`words_search`, wanted)}`,
  )
  const phone = phonePattern(wanted.code)
  return phone ? sql`${named} or ${phones(sql)} like ${phone}` : named
}

export interface UserRow extends Row {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly companyName: string | null
  readonly isActive: boolean
  readonly inTrash: boolean
}

export const findUsers = (sql: Sql, wanted: WantedRows) => sql<UserRow[]>`
  select id, first_name as "firstName", last_name as "lastName", email, company_name as "companyName",
    is_active as "isActive", deleted_at is not null as "inTrash"
  from users where erased_at is null and (${ofUser(sql, wanted)}) limit ${mostFound}`

export interface PropertyFound extends Row {
  readonly id: string
  readonly name: string
  readonly zone: string
  readonly city: string
  readonly owner: string
  readonly image: string | null
  readonly isVerified: boolean
  readonly inTrash: boolean
}

/** The published properties that the catalogue search finds by these words. */
const findListed = (sql: Sql, q: string) => {
  const where = listed()
  addWords(where, { q }, 'index')
  const text = `select p.id from properties p where ${where.text} limit ${mostFound}`
  return runStatement<{ id: string }>(sql, { text, parameters: where.parameters, planned: 'each time' })
}

/** Properties by their name or id, then published ones by kind, services and place. */
export const findProperties = async (sql: Sql, q: string, wanted: WantedRows) => {
  const [named, found] = await Promise.all([
    findNamed(sql, wanted),
    wanted.patterns.length > 0 ? findListed(sql, q) : [],
  ])
  const known = new Set(named.map(({ id }) => id))
  const others = found.filter(({ id }) => !known.has(id)).slice(0, mostFound - named.length)
  return others.length > 0
    ? [
        ...named,
        ...(await readProperties(
          sql,
          others.map(({ id }) => id),
        )),
      ]
    : [...named]
}

const shown = (sql: Sql) => sql`select properties.id, name, zone_name as zone, city, image,
  properties.is_verified as "isVerified", properties.deleted_at is not null as "inTrash",
  users.first_name || ' ' || users.last_name as owner`

const readProperties = (sql: Sql, ids: readonly string[]) => sql<PropertyFound[]>`
  ${shown(sql)} from properties join users on users.id = properties.owner_id
  where properties.id = any(${[...ids]}::uuid[])`

const findNamed = (sql: Sql, wanted: WantedRows) => sql<PropertyFound[]>`
  ${shown(sql)} from (
    (select * from properties where deleted_at is null and ${inText(sql, sql`' ' || name_search`, wanted)}
      limit ${mostFound})
    union all
    (select * from properties where deleted_at is null and ${isId(sql, 'properties', wanted)} limit 1)
  ) as properties join users on users.id = properties.owner_id
  limit ${mostFound}`

/** The rows whose id begins with the code, as the codes of bookings do. */
const isId = (sql: Sql, table: string, { code }: WantedRows) => {
  const ids = idsFrom(code)
  return ids ? sql`${sql(table)}.id between ${ids.first}::uuid and ${ids.last}::uuid` : none(sql)
}

export interface ReservationFound extends Row {
  readonly id: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly status: ReservationState
  readonly startDate: string
  readonly price: number
  readonly currency: CurrencyCode
}

/** Bookings by their code, the name of their place, or their tenant; of a tenant the newest. */
export const findReservations = (sql: Sql, wanted: WantedRows) => sql<ReservationFound[]>`
  select found.id, found.name, users.first_name as "firstName", users.last_name as "lastName",
    users.company_name as "companyName", state as status, start_date::text as "startDate",
    total::float8 as price, currency
  from (
    (select * from reservations where ${isId(sql, 'reservations', wanted)} limit ${mostFound})
    union
    (select * from reservations where ${inText(sql, sql`words_search`, wanted)} limit ${mostFound})
    union
    (select reservations.* from reservations
      where tenant_id in (
        select id from users where erased_at is null and (${ofUser(sql, wanted)})
        limit ${mostFound})
      order by created_at desc nulls first limit ${mostFound})
  ) as found join users on users.id = found.tenant_id
  order by found.created_at desc limit ${mostFound}`

export interface PaymentFound extends Row {
  readonly id: string
  readonly reference: string
  readonly method: 'card' | 'transfer'
  readonly reservationId: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly amount: number
  readonly currency: CurrencyCode
  /** Epoch milliseconds. */
  readonly paid: number
}

/** Payments by the provider's id, or by the bank's reference. */
export const findPayments = (sql: Sql, wanted: WantedRows) => sql<PaymentFound[]>`
  select found.*, reservations.name, users.first_name as "firstName", users.last_name as "lastName",
    users.company_name as "companyName"
  from (
    select id, stripe_payment_intent_id as reference, 'card' as method, reservation_id as "reservationId",
      amount::float8, currency, (extract(epoch from paid_at) * 1000)::float8 as paid
    from checkout_sessions
    where status = 'paid' and stripe_payment_intent_id is not null
      and (stripe_payment_intent_id = ${wanted.code} or stripe_session_id = ${wanted.code})
    union all
    select id, reference, 'transfer', reservation_id, amount::float8, currency,
      (extract(epoch from created_at) * 1000)::float8
    from transfers where ${inText(sql, sql`words_search`, wanted)}
    union all
    select p.id, t.reference, 'transfer', p.reservation_id, p.amount::float8, p.currency,
      (extract(epoch from t.created_at) * 1000)::float8
    from charge_transfers t join checkout_sessions p on p.id = t.checkout_session_id
    where ${inText(sql, sql`search_text(' ' || t.reference)`, wanted)}
    limit ${mostFound}
  ) as found
  join reservations on reservations.id = found."reservationId"
  join users on users.id = reservations.tenant_id
  limit ${mostFound}`

export interface ZoneFound extends Row {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly country: Country
}

export const findZones = (sql: Sql, wanted: WantedRows) => sql<ZoneFound[]>`
  select id, name, city, country from zones
  where ${inText(sql, sql`search_text(' ' || name || ' ' || city)`, wanted)}
  order by name collate spanish, id limit ${mostFound}`
