import type { AppContext } from '../../platform/context.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { confirmEmail } from './jobs.ts'

/**
 * Mails a new confirmation link. Does nothing when the address is already confirmed, and the caller's answer
 * is the same.
 */
export async function resendConfirmation(app: AppContext, user: CurrentUser): Promise<void> {
  // Stryker disable next-line ConditionalExpression: without it the job does nothing either
  if (user.emailConfirmedAt) return
  await enqueue(app.db, confirmEmail, { userId: user.id }, { key: `confirm-email:${user.id}` })
}
