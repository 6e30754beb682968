import type { BaseIssue } from 'valibot'

/** What a client sent does not fit the endpoint's schema. */
export class InputError extends Error {
  override name = 'InputError'
  readonly issues: readonly BaseIssue<unknown>[]

  constructor(issues: readonly BaseIssue<unknown>[]) {
    super('validation')
    this.issues = issues
  }
}
