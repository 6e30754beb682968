/** An answer did not match the contract. `message` can be shown; `paths` are the invalid parts. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly endpointId: string
  readonly paths: readonly string[]
  readonly requestId: string

  constructor(
    message: string,
    details: { endpointId: string; paths: readonly string[]; requestId: string; cause?: unknown },
  ) {
    super(message, { cause: details.cause })
    this.endpointId = details.endpointId
    this.paths = details.paths
    this.requestId = details.requestId
  }
}

export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError
