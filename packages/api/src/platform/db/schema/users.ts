import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { country, createdAt, id, instantAt, updatedAt } from './columns.ts'
import { identityNumber } from './sealed-columns.ts'

/** Every user with an account. An erased user keeps the row and loses every personal column. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    // When the user proved that they read mail at this address. Null until then and again for a new address.
    emailConfirmedAt: instantAt(),
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    whatsapp: text(),
    country: country().notNull(),
    birthDate: date({ mode: 'string' }),
    language: text({ enum: ['es', 'en'] })
      .notNull()
      .default('es'),
    companyName: text(),
    identityCard: identityNumber('users.identity_card', { isFound: true }),
    representativeName: text(),
    rut: identityNumber('users.rut', { isFound: true }),
    isActive: boolean().notNull().default(true),
    isAdmin: boolean().notNull().default(false),
    isClient: boolean().notNull().default(true),
    isOwner: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(false),
    /** Whether a property of this user was ever paid for, kept by triggers: the list of balances reads these users. */
    hasLedger: boolean().notNull().default(false),
    didReview: boolean().notNull().default(false),
    stripeCustomerId: text(),
    // A bearer whose sign-in is older than this is refused, so a logout ends every session at once.
    sessionsValidFrom: instantAt()
      .notNull()
      .default(sql`'epoch'`),
    deletedAt: instantAt(),
    erasedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_stripe_customer').on(table.stripeCustomerId),
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The lists of admins, by each of their orders and by words. The repository writes the same expressions.
    index('users_listed_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null and erased_at is null`),
    index('users_listed_admins')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_admin and deleted_at is null and erased_at is null`),
    // The few admins, also those in the trash.
    index('users_admins_by_name')
      .on(sql`(first_name || ' ' || last_name) collate spanish`)
      .where(sql`is_admin`),
    index('users_listed_by_name')
      .on(sql`(first_name || ' ' || last_name) collate spanish`, table.id)
      .where(sql`deleted_at is null and erased_at is null`),
    index('users_with_ledger_by_name')
      .on(sql`coalesce(nullif(company_name, ''), first_name || ' ' || last_name) collate spanish`, table.id)
      .where(sql`has_ledger and erased_at is null`),
    index('users_with_ledger_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`has_ledger and erased_at is null`),
    index('users_trash')
      .on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is not null and erased_at is null`),
    check('users_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check('users_country', sql`${table.country} in ('Chile', 'Perú')`),
    check('users_language', sql`${table.language} in ('es', 'en')`),
    check('users_birth_date', sql`${table.birthDate} > '1900-01-01'`),
  ],
)

export type UserRow = typeof users.$inferSelect
