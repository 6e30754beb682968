import { defineJob } from '../jobs/job.ts'

/** Deletes private files whose rows were deleted in the same transaction. It goes on when a bucket that was away is back. */
export const deleteFiles = defineJob<{ keys: readonly string[] }>('delete-files')

/** Deletes those of some private files that no row names. */
export const discardUnnamed = defineJob<{ keys: readonly string[] }>('discard-unnamed-files')
