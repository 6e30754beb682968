import { AppError } from './app-error.ts'

/**
 * Refuses a change by somebody whose form shows an older version of the row. Must be called with the row
 * locked, or compared again in the update. Does nothing when the caller did not state a version.
 * @throws AppError changed_meanwhile when the row was changed after `ifUpdatedAt`, or is there although that is null
 */
export const assertUnchanged = (
  row: { updatedAt: Date } | undefined,
  ifUpdatedAt: string | null | undefined,
): void => {
  if (ifUpdatedAt === undefined) return
  const seen = ifUpdatedAt === null ? undefined : Date.parse(ifUpdatedAt)
  if (row?.updatedAt.getTime() !== seen) throw new AppError('changed_meanwhile')
}
