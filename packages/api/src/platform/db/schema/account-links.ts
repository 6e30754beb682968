import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instantAt } from './columns.ts'
import { users } from './users.ts'

/** The purposes of mailed links. Each link is valid for only one. */
export const linkPurposes = ['restore_password', 'confirm_email', 'change_email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Links that were mailed to users and work once (RULES.md §2.23, §2.28, §2.47). Only the token's hash is stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    // The address the link was sent to, which is confirmed by using it. For a change of e-mail it is the new
    // address.
    email: text().notNull(),
    expiresAt: instantAt().notNull(),
    usedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_links_user').on(table.userId),
    check(
      'account_links_purpose',
      sql`${table.purpose} in ('restore_password', 'confirm_email', 'change_email')`,
    ),
    check('account_links_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
)
