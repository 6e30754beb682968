import type { users } from '../db/schema/users.ts'

/** The signed-in user as the database has them now, not as the token remembers them. */
export type CurrentUser = Omit<typeof users.$inferSelect, 'passwordHash'>
