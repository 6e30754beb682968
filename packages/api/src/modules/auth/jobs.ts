import { defineJob } from '../../platform/jobs/job.ts'
import type { RequestOrigin } from '../security/origin.ts'

/** Notifies the holder of an address that somebody tried to register it. */
export const registrationNotice = defineJob<{ email: string }>('registration-notice')

/**
 * Mails the link to set a new password when the address is known. The request itself takes equally long
 * either way.
 */
export const restorePassword = defineJob<{ email: string; origin: RequestOrigin }>('restore-password')

/** Mails the link that confirms a user's address, unless it is already confirmed. */
export const confirmEmail = defineJob<{ userId: string }>('confirm-email')

/**
 * Mails the link to the new address, or notifies its holder. `validFrom` is the `sessionsValidFrom` of the
 * requesting session, in epoch milliseconds.
 */
export const changeEmail = defineJob<{ userId: string; email: string; validFrom: number }>('change-email')
