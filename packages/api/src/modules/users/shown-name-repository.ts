import { sql } from 'drizzle-orm'
import { users } from '../../platform/db/schema/users.ts'

/** How lists call a user, as by `partyName`: the company, or else the full name. Written as in the index `users_with_ledger_by_name`. */
export const shownUserName = sql`coalesce(nullif(${users.companyName}, ''), ${users.firstName} || ' ' || ${users.lastName})`
