import { isBinary, messageFor } from '@metrolibre/contract'
import { getDotPath, safeParse } from 'valibot'
import { ContractError } from '../errors/contract-error.ts'
import { transportFailure, type Sending } from './send.ts'

const misfit = (
  { endpoint, locale, requestId }: Sending,
  paths: readonly string[],
  cause?: unknown,
): ContractError =>
  new ContractError(messageFor(locale, 'error.contract'), {
    endpointId: endpoint.id,
    paths,
    requestId,
    cause,
  })

/**
 * Reads the answer and validates it against the contract. Bytes of a binary answer become a `Blob`.
 * @throws ContractError when it is invalid, NetworkError when it breaks off.
 */
export const readAnswer = async (response: Response, sending: Sending): Promise<unknown> => {
  const expected = sending.endpoint.response
  try {
    if (isBinary(expected)) return await response.blob()
    const parsed = safeParse(expected, await response.json())
    if (parsed.success) return parsed.output
    throw misfit(
      sending,
      parsed.issues.map((issue) => getDotPath(issue) ?? ''),
    )
  } catch (error) {
    if (error instanceof SyntaxError) throw misfit(sending, [], error)
    throw error instanceof ContractError ? error : transportFailure(error, sending)
  }
}
