import type { BaseIssue } from 'valibot'

/** Thrown when the input of a client does not match the endpoint's schema. */
export class InputError extends Error {
  override name = 'InputError'
  readonly issues: readonly BaseIssue<unknown>[]

  constructor(issues: readonly BaseIssue<unknown>[]) {
    super('validation')
    this.issues = issues
  }
}
