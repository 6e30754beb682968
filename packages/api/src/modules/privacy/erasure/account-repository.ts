import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client.ts'
import { accountLinks } from '../../../platform/db/schema/account-links.ts'
import { favourites, savedSearches } from '../../../platform/db/schema/favourites.ts'
import { files } from '../../../platform/db/schema/images.ts'
import { loginPlaces } from '../../../platform/db/schema/login-places.ts'
import { bulkActions } from '../../../platform/db/schema/bulk-actions.ts'
import { payoutAccounts } from '../../../platform/db/schema/payouts.ts'
import { dataExports, deletedEmails, subscriptions } from '../../../platform/db/schema/privacy.ts'
import { adminFilters } from '../../../platform/db/schema/protection.ts'
import { propertyAdmins } from '../../../platform/db/schema/properties.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { userSheets } from '../../../platform/db/schema/user-sheets.ts'
import { toldAddresses } from '../../../platform/db/schema/visits.ts'
import { erasedName } from '../../../platform/person-name.ts'

type KeptColumn =
  | 'id'
  | 'country'
  | 'language'
  | 'isClient'
  | 'didReview'
  | 'hasLedger'
  | 'deletedAt'
  | 'createdAt'
  | 'updatedAt'
/** Names each column that is not kept, so that the compiler asks what becomes of a new one. */
type ErasedColumns = Required<Omit<typeof users.$inferInsert, KeptColumn>>

/**
 * Removes everything personal from a user's row, which ends their sessions and links, and removes them from the
 * security events and login places by trigger. The row stays, because bookings and payments refer to it.
 */
export async function eraseUserRow(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `erased-${id}@erased.invalid`,
      emailConfirmedAt: null,
      passwordHash: null,
      firstName: erasedName,
      lastName: '',
      phone: null,
      whatsapp: null,
      birthDate: null,
      companyName: null,
      identityCard: null,
      representativeName: null,
      rut: null,
      stripeCustomerId: null,
      isActive: false,
      isAdmin: false,
      isOwner: false,
      isVerified: false,
      sessionsValidFrom: at,
      erasedAt: at,
    } satisfies ErasedColumns)
    .where(eq(users.id, id))
}

/** Deletes what belongs to an account alone. Consents stay, as the proof of what was agreed to. */
export async function eraseAccountRows(tx: Transaction, userId: string): Promise<void> {
  const own = [
    accountLinks,
    loginPlaces,
    toldAddresses,
    propertyAdmins,
    adminFilters,
    bulkActions,
    favourites,
    savedSearches,
    payoutAccounts,
  ]
  for (const table of own) await tx.delete(table).where(eq(table.userId, userId))
  await tx.execute(sql`update audit_log set before = null, after = null
    where (entity = 'user' and entity_id = ${userId})
      or entity_id in (select id::text from properties where owner_id = ${userId})`)
  await tx.execute(sql`update audit_log set before = null, after = null
    where entity = 'payoutAccount' and actor_id = ${userId}`)
  await tx.execute(sql`update audit_log set network = null where actor_id = ${userId}`)
}

/** Deletes a user's exports and the spreadsheets that they requested as an admin, and returns their ids. */
export async function takeExports(tx: Transaction, userId: string): Promise<Array<{ id: string }>> {
  const own = await tx
    .delete(dataExports)
    .where(eq(dataExports.userId, userId))
    .returning({ id: dataExports.id })
  const sheets = await tx
    .delete(userSheets)
    .where(eq(userSheets.userId, userId))
    .returning({ id: userSheets.id })
  return [...own, ...sheets]
}

/** Stores that an address can't be registered again. */
export async function keepDeletedEmail(tx: Transaction, hash: string, deletedAt: Date): Promise<void> {
  await tx.insert(deletedEmails).values({ hash, deletedAt }).onConflictDoNothing()
}

/** Deletes the subscription of an address. Returns whether there was one. */
export async function takeSubscription(tx: Transaction, email: string): Promise<boolean> {
  const rows = await tx
    .delete(subscriptions)
    .where(eq(subscriptions.email, email))
    .returning({ id: subscriptions.id })
  return rows.length > 0
}

/** Removes the owner of the files that a person uploaded, and returns the keys of these files. */
export async function disownFiles(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx
    .update(files)
    .set({ ownerId: null })
    .where(eq(files.ownerId, ownerId))
    .returning({ key: files.key })
  return rows.map(({ key }) => key)
}
