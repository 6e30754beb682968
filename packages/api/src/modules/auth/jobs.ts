import { defineJob } from '../../platform/jobs/job.ts'
import type { Origin } from '../security/origin.ts'

/** Tells the holder of an address that somebody tried to register it. */
export const registrationNotice = defineJob<{ email: string }>('registration-notice')

/** Sends the link to set a new password, when the address is known; asking costs the same either way. */
export const restorePassword = defineJob<{ email: string; origin: Origin }>('restore-password')

/** Sends the link that confirms a person's address, unless it is confirmed. */
export const confirmEmail = defineJob<{ userId: string }>('confirm-email')

/** Sends the link to a new address, or tells its holder; `validFrom`, in epoch milliseconds, says of which session. */
export const changeEmail = defineJob<{ userId: string; email: string; validFrom: number }>('change-email')
