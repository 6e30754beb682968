import { customType } from 'drizzle-orm/pg-core'
import { mapNumbers } from '../../identity-numbers/numbers-within.ts'
import { processKeyring } from '../../identity-numbers/process-keyring.ts'

/**
 * A column of identity numbers, which are sealed when they are written and opened when they are read (RULES.md §2.68,
 * §2.71). `column` is its name with its table. With `isFound`, a number is found as a whole by its mark.
 */
export const identityNumber = (column: string, { isFound = false } = {}) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (number) => processKeyring().seal(column, number, isFound),
    fromDriver: (stored) => processKeyring().open(column, stored),
  })()

/** A JSON column in which the identity numbers are sealed, and the rest is as it is. */
export const jsonWithNumbers = (column: string) =>
  customType<{ data: Record<string, unknown>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(mapNumbers(value, (number) => processKeyring().seal(column, number))),
    fromDriver: (stored) =>
      mapNumbers(stored as Record<string, unknown>, (number) => processKeyring().open(column, number)),
  })()
