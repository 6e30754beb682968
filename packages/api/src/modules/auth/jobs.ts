import { defineJob } from '../../platform/jobs/job.ts'
import type { Origin } from '../security/origin.ts'

/** Tells the holder of an address that somebody tried to register it. */
export const registrationNotice = defineJob<{ email: string }>('registration-notice')

/** Sends the link to set a new password, when the address is known; asking costs the same either way. */
export const restorePassword = defineJob<{ email: string; origin: Origin }>('restore-password')
