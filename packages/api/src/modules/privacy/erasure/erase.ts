import type { AppContext } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/client.ts'
import { retryDeadlock } from '../../../platform/db/retry-deadlock.ts'
import type { UserRow } from '../../../platform/db/schema/users.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/call.ts'
import type { CurrentUser } from '../../../platform/identity/current-user.ts'
import { deletedEmailHash } from '../../auth/deleted-email.ts'
import { fitsPassword } from '../../auth/password.ts'
import { findById, lockSameUser } from '../../auth/repository.ts'
import { enqueueToAccount } from '../../notices/enqueue-notice.ts'
import { lockPlace, lockTenant } from '../../reservation-core/lock-repository.ts'
import { originOf } from '../../security/origin.ts'
import { recordSecurityEvent } from '../../security/record.ts'
import * as account from './account-repository.ts'
import { assertErasable, assertNothingOwed } from './assert-erasable.ts'
import { listOwnedIds } from './blocker-repository.ts'
import { scheduleCleanUp } from './clean-up.ts'
import { eraseCommunity } from './community-repository.ts'
import { erasedMail } from './erased-mail.ts'
import { eraseBookings, eraseContracts, takeDocuments } from './papers-repository.ts'
import { erasePlaces, propertiesOf } from './places-repository.ts'

async function assertPassword(
  app: AppContext,
  user: CurrentUser,
  password: string,
  request: RequestFacts,
): Promise<void> {
  const row = await findById(app.db, user.id)
  if (await fitsPassword(row?.passwordHash, password)) return
  await recordSecurityEvent(app.db, {
    kind: 'login_refused',
    userId: user.id,
    origin: originOf(app, request),
    details: { code: 'wrong_password', call: 'erase' },
  })
  throw new AppError('validation', { fields: [{ path: 'password', code: 'validation.wrong_password' }] })
}

/**
 * Erases a locked user: removes the person from every row and schedules what has to be removed elsewhere.
 * `refusesEmail` tells whether the address can't be registered again.
 */
async function erasePerson(
  app: AppContext,
  tx: Transaction,
  user: UserRow,
  { at, refusesEmail }: { readonly at: Date; readonly refusesEmail: boolean },
): Promise<void> {
  const { id, email } = user
  const isProven = user.emailConfirmedAt !== null
  if (refusesEmail) await account.keepDeletedEmail(tx, deletedEmailHash(app.config, email), at)
  const isSubscribed = isProven && (await account.takeSubscription(tx, email))
  await recordSecurityEvent(tx, { kind: 'account_erased', userId: id, origin: null })
  await enqueueToAccount(app, tx, user, { kind: 'erased', content: erasedMail(user) })
  await account.eraseUserRow(tx, id, at)
  await account.eraseAccountRows(tx, id)
  const exports = await account.takeExports(tx, id)
  const papers = await eraseContracts(tx, id, at)
  await eraseBookings(tx, id)
  const documents = await takeDocuments(tx, id)
  const pictures = new Set([
    ...(await account.disownFiles(tx, id)),
    ...(await erasePlaces(tx, propertiesOf(id), at)),
    ...(await eraseCommunity(tx, id)),
  ])
  await scheduleCleanUp(tx, {
    userId: id,
    files: [...papers, ...documents],
    pictures: [...pictures],
    exportIds: exports.map((one) => one.id),
    customerId: user.stripeCustomerId,
    subscribedAs: isSubscribed ? email : null,
  })
}

/** Locks what a person could book or let, in the order of a hold, so that none is made in between. */
async function lockBookings(tx: Transaction, userId: string): Promise<void> {
  await lockTenant(tx, userId)
  for (const id of await listOwnedIds(tx, userId)) await lockPlace(tx, id)
}

/**
 * Erases a user for an admin. `lock` locks the row and returns it once the user may be erased; `then` records it.
 * @throws AppError `live_reservations`, `money_open` or `last_admin`, as for an account that erases itself
 */
export async function eraseForAdmin(
  app: AppContext,
  userId: string,
  lock: (tx: Transaction) => Promise<UserRow>,
  then: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await assertNothingOwed(app, userId)
  await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      await lockBookings(tx, userId)
      const row = await lock(tx)
      await assertErasable(tx, row)
      // What an admin deletes for good stays out, as the question before it says, confirmed or not.
      await erasePerson(app, tx, row, { at: app.clock.now(), refusesEmail: true })
      await then(tx)
    }),
  )
}

/**
 * Erases the caller, who must know the password (RULES.md §7.56).
 * @throws AppError `validation` for a wrong password; `live_reservations`, `money_open` or `last_admin` while
 *   somebody must be able to reach the person; `unauthenticated` when the session ended in the meantime
 */
export async function eraseOwnAccount(
  app: AppContext,
  user: CurrentUser,
  password: string,
  request: RequestFacts,
): Promise<void> {
  await assertPassword(app, user, password, request)
  await assertNothingOwed(app, user.id)
  await retryDeadlock(() =>
    app.db.transaction(async (tx) => {
      await lockBookings(tx, user.id)
      const row = await lockSameUser(tx, user)
      if (!row) throw new AppError('unauthenticated')
      await assertErasable(tx, user)
      // An address that was never confirmed may belong to somebody else, who must not be locked out (RULES.md §2.33).
      const refusesEmail = row.emailConfirmedAt !== null
      await erasePerson(app, tx, row, { at: app.clock.now(), refusesEmail })
    }),
  )
}
