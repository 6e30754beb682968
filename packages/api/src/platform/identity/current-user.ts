import type { users } from '../db/schema/users.ts'

/** The signed-in user as stored in the database now, not as in the token. */
export type CurrentUser = Omit<typeof users.$inferSelect, 'passwordHash'>
