import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'

/**
 * Refuses users without a confirmed e-mail address. Call it before whatever requires one (RULES.md §2.27).
 * @throws AppError `email_unconfirmed`
 */
export function requireConfirmedEmail(user: Pick<CurrentUser, 'emailConfirmedAt'>): void {
  if (!user.emailConfirmedAt) throw new AppError('email_unconfirmed')
}
