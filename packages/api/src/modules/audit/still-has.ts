import { AppError } from '../../platform/errors/app-error.ts'

type Fields = Readonly<Record<string, unknown>>

const asText = (value: unknown): string | undefined => JSON.stringify(value ?? null)

/**
 * Refuses to take a change back when the row no longer has the values that the change gave it.
 * @throws AppError conflict
 */
export const assertStillHas = (row: Fields, after: Fields): void => {
  if (Object.entries(after).some(([name, value]) => asText(row[name]) !== asText(value)))
    throw new AppError('conflict')
}
