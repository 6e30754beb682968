export type NetworkFailure = 'unreachable' | 'timeout'

/** No answer arrived. `message` can be shown. The call may or may not have reached the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly failure: NetworkFailure
  readonly requestId: string

  constructor(message: string, details: { failure: NetworkFailure; requestId: string; cause?: unknown }) {
    super(message, { cause: details.cause })
    this.failure = details.failure
    this.requestId = details.requestId
  }
}

export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError
