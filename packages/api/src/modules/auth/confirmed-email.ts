import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'

/**
 * For what only people with a confirmed address may do (RULES.md §2).
 * @throws AppError `email_unconfirmed`
 */
export function requireConfirmedEmail(user: Pick<CurrentUser, 'emailConfirmedAt'>): void {
  if (!user.emailConfirmedAt) throw new AppError('email_unconfirmed')
}
