import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instantAt } from './columns.ts'
import { users } from './users.ts'

/** What a mailed link may be good for; each is good for one thing only. */
export const linkPurposes = ['restore_password', 'confirm_email', 'change_email'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Links that were mailed to people and work once (RULES.md §2). Of the token only its hash is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    // Where the link was sent: who uses it has proved to read that mailbox. Of a changed address it is the new one.
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
