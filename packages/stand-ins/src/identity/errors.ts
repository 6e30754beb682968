/** A refusal with one of Identity Toolkit's message codes, which the Firebase SDK maps to `auth/…` codes. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly status: number

  constructor(code: string, status = 400) {
    super(code)
    this.status = status
  }
}

/** The JSON body of Google's APIs for an error. */
export const identityErrorBody = ({ message, status }: IdentityError) => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
})
