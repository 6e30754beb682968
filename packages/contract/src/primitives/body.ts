import * as v from 'valibot'

type Entries = v.ObjectEntries

const objectMessage = (issue: v.StrictObjectIssue): string =>
  issue.expected === 'never'
    ? 'validation.unknown_field'
    : issue.input === undefined
      ? 'validation.required'
      : 'validation.invalid'

/**
 * A request body: fields that are not named are refused, so that a privileged or misspelt field never
 * reaches a column. `__proto__` is never copied: only named entries are read. RULES §11.
 */
export const body = <const E extends Entries>(entries: E) => v.strictObject(entries, objectMessage)

/** A body field of `body`'s kind, nested. */
export const nested = body
