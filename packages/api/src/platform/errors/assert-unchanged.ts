import { AppError } from './app-error.ts'

/**
 * Refuses a change by somebody whose form shows an older version of the row. Must be called with the row
 * locked, or compared again in the update. Does nothing when the caller did not state a version.
 * @throws AppError changed_meanwhile when the row was changed after `ifUpdatedAt`
 */
export const assertUnchanged = (
  { updatedAt }: { updatedAt: Date },
  ifUpdatedAt: string | undefined,
): void => {
  if (ifUpdatedAt !== undefined && updatedAt.getTime() !== Date.parse(ifUpdatedAt))
    throw new AppError('changed_meanwhile')
}
