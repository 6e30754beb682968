import { eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../platform/db/client.ts'
import { publicationImages, publications, reviews, testimonials } from '../platform/db/schema/community.ts'
import { cancellations } from '../platform/db/schema/cancellations.ts'
import { favourites, savedSearches } from '../platform/db/schema/favourites.ts'
import { files, images, images3d } from '../platform/db/schema/images.ts'
import { commissions, ownerTransfers } from '../platform/db/schema/ledger.ts'
import { carriedPayments, checkoutSessions, refunds, transfers } from '../platform/db/schema/payments.ts'
import { ownerBlocks } from '../platform/db/schema/owner-blocks.ts'
import { mandates } from '../platform/db/schema/mandates.ts'
import { payoutAccounts } from '../platform/db/schema/payouts.ts'
import { consents } from '../platform/db/schema/privacy.ts'
import { properties } from '../platform/db/schema/properties.ts'
import { auditLog } from '../platform/db/schema/protection.ts'
import { reservationEvents } from '../platform/db/schema/reservations.ts'
import { rooms } from '../platform/db/schema/rooms.ts'
import { currencies, jobs, teamMembers } from '../platform/db/schema/site.ts'
import { users } from '../platform/db/schema/users.ts'
import { visits } from '../platform/db/schema/visits.ts'
import { zones } from '../platform/db/schema/zones.ts'
import { startPlan } from '../modules/charges/start-plan.ts'
import { findReservation } from '../modules/reservation-core/repository.ts'
import { oldestOf } from '../platform/keyed-hash.ts'
import type { SeedContext } from './context.ts'
import { writeContracts } from './contracts.ts'
import { momentOf } from './moment.ts'
import { importPayments } from './payments.ts'
import { drawSeedPictures } from './pictures/draw.ts'
import { playBookings } from './play-bookings.ts'
import { blockRows } from './rows/blocks.ts'
import { changeRows } from './rows/changes.ts'
import { demoBookings, seedStepsOf } from './rows/bookings.ts'
import { cancellationRows } from './rows/cancellations.ts'
import { carriedRows, checkoutId, checkoutRows, refundRows, transferRows } from './rows/checkouts.ts'
import { publicationImageRows, publicationRows, reviewRows, testimonialRows } from './rows/community.ts'
import { favouriteRows, savedSearchRows } from './rows/favourites.ts'
import { eventRows } from './rows/history.ts'
import { mandateRows } from './rows/mandates.ts'
import { commissionRows, ownerTransferRows } from './rows/ledger.ts'
import { payoutAccountRows } from './rows/payouts.ts'
import { consentRows, userId, userRows } from './rows/people.ts'
import { image3dRows, imageRows, propertyRows, roomRows, zoneRows } from './rows/places.ts'
import { reservationRows } from './rows/reservations.ts'
import { currencyRows, jobRows, teamRows } from './rows/site.ts'
import { visitRows } from './rows/visits.ts'
import { writeRuns } from './runs.ts'

export interface SeedOptions {
  /** Called with a text that describes the progress. */
  readonly onProgress?: (text: string) => void
  /** The source of the pictures. Tests that look at none pass something faster. */
  readonly pictures?: typeof drawSeedPictures
}

// Small enough that no table exceeds the driver's limit of parameters.
const batch = 500

const insert = async <T extends PgTable>(tx: Transaction, table: T, rows: readonly T['$inferInsert'][]) => {
  for (let from = 0; from < rows.length; from += batch) {
    await tx.insert(table).values(rows.slice(from, from + batch) as T['$inferInsert'][])
  }
}

const isThere = async ({ db }: SeedContext): Promise<boolean> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId('admin')))
  return row !== undefined
}

/**
 * Fills an empty database with the demo catalogue: people, places, pictures, and bookings in every state with
 * their contracts and payments. All rows are written in one transaction, so they are complete or absent;
 * pictures and past payments are named after their content and can be created again. Returns false when the
 * catalogue existed already.
 */
export const seed = async (
  context: SeedContext,
  { onProgress, pictures: draw = drawSeedPictures }: SeedOptions = {},
): Promise<boolean> => {
  if (await isThere(context)) return false
  const { config, db, storage, clock } = context
  const tell = (what: string) => (done: number, all: number) => onProgress?.(`${what} ${done}/${all}`)
  const moment = momentOf(clock.now())
  const bookings = demoBookings(moment)
  const [stored, payments, people] = await Promise.all([
    draw(storage, tell('pictures')),
    importPayments(config, bookings),
    userRows(moment),
  ])
  const pictures = (name: string) => stored.get(name)!.key
  await db.transaction(async (tx) => {
    const comunas = zoneRows()
    await insert(tx, zones, comunas)
    await insert(tx, currencies, currencyRows())
    await insert(tx, users, people)
    await insert(tx, consents, consentRows(people))
    const accounts = payoutAccountRows(moment, people)
    await insert(tx, payoutAccounts, accounts)
    await insert(tx, files, [...new Map([...stored.values()].map((file) => [file.key, file])).values()])
    const places = propertyRows(moment, oldestOf(config.APP_SECRET), pictures)
    await insert(tx, properties, places)
    await insert(tx, rooms, roomRows(moment, pictures))
    await insert(tx, mandates, mandateRows(moment, places))
    await insert(tx, images, imageRows(pictures))
    await insert(tx, images3d, image3dRows(pictures, moment))
    await insert(tx, favourites, favouriteRows(moment, places))
    await insert(tx, savedSearches, savedSearchRows(moment))
    await insert(tx, visits, visitRows(moment))
    const events = eventRows(bookings)
    await playBookings(tx, reservationRows(bookings, moment), events)
    await insert(tx, reservationEvents, events)
    await insert(tx, ownerBlocks, blockRows(moment))
    await insert(tx, checkoutSessions, checkoutRows(config, bookings, payments))
    for (const booking of bookings.filter(({ monthly }) => monthly)) {
      const reservation = (await findReservation(tx, booking.id))!
      await startPlan(tx, reservation, {
        checkoutSessionId: checkoutId(booking),
        at: seedStepsOf(booking).paid,
      })
    }
    await insert(tx, carriedPayments, carriedRows(bookings))
    await insert(tx, transfers, transferRows(bookings))
    await insert(tx, refunds, refundRows(bookings, payments))
    await insert(tx, cancellations, cancellationRows(bookings, moment))
    const agreed = commissionRows(moment)
    await insert(tx, commissions, agreed)
    const paidOut = ownerTransferRows(moment)
    for (const transfer of paidOut) await insert(tx, ownerTransfers, [transfer])
    await writeRuns(tx, moment, { accounts, paidOut })
    const written = reviewRows(bookings)
    await insert(tx, reviews, written)
    const reviewers = [...new Set(written.map(({ creatorId }) => creatorId))]
    await tx.update(users).set({ didReview: true }).where(inArray(users.id, reviewers))
    const posts = publicationRows(moment, pictures)
    await insert(tx, publications, posts)
    await insert(tx, publicationImages, publicationImageRows(pictures))
    await insert(tx, testimonials, testimonialRows(moment))
    await insert(tx, teamMembers, teamRows())
    await insert(tx, jobs, jobRows(moment))
    const given = { people, comunas, posts, opinions: written, events, paidOut, agreed }
    await insert(tx, auditLog, changeRows(moment, given))
    await writeContracts(context, tx, bookings, tell('contracts'))
  })
  return true
}
