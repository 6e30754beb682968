import * as v from 'valibot'

type Entries = v.ObjectEntries

const objectMessage = (issue: v.StrictObjectIssue): string =>
  issue.expected === 'never'
    ? 'validation.unknown_field'
    : issue.input === undefined
      ? 'validation.required'
      : 'validation.invalid'

/**
 * Creates the schema of a request body. Fields that are not named are refused, so that a privileged or
 * misspelt field never reaches a column. Only named entries are read, so `__proto__` is never copied
 * (RULES.md §11.9).
 */
export const body = <const E extends Entries>(entries: E) => v.strictObject(entries, objectMessage)

/** Creates the schema of an object nested in a body. */
export const nested = body
