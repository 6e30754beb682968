import type { ApiConfiguration } from '../configure.ts'
import type { ApiError } from '../errors/api-error.ts'
import { readAnswer } from './read-answer.ts'
import { isBearerRefusal, readProblem } from './read-problem.ts'
import { send, type Sending } from './send.ts'
import { noteWrite } from './own-writes.ts'
import { tokenFor } from './token-for.ts'

/**
 * Sends a request, and once more with a fresh bearer if the first one was refused, because then nothing has
 * been done yet.
 */
export const attempt = async (configuration: ApiConfiguration, sending: Sending): Promise<unknown> => {
  const response = await send(configuration, sending)
  if (response.ok) return answered(response, sending)
  const refusal = await readProblem(response, sending.locale, sending.requestId)
  if (!sending.token) throw refusal
  if (!isBearerRefusal(refusal)) throw reported(configuration, refusal)
  const token = await tokenFor(configuration, sending.endpoint, true)
  if (token && token !== sending.token) return again(configuration, { ...sending, token })
  configuration.onUnauthenticated?.()
  throw refusal
}

const answered = (response: Response, sending: Sending): Promise<unknown> => {
  if (sending.endpoint.method !== 'GET') noteWrite()
  return readAnswer(response, sending)
}

const again = async (configuration: ApiConfiguration, sending: Sending): Promise<unknown> => {
  const response = await send(configuration, sending)
  if (response.ok) return answered(response, sending)
  throw reported(configuration, await readProblem(response, sending.locale, sending.requestId))
}

/** Reports a refusal that concerns the user and not the call to the owner of the session, and notes a newer change. */
const reported = (configuration: ApiConfiguration, refusal: ApiError): ApiError => {
  if (isBearerRefusal(refusal) || refusal.code === 'account_inactive') configuration.onUnauthenticated?.()
  if (refusal.code === 'forbidden') configuration.onForbidden?.()
  // A standby may not know yet what somebody else has written.
  if (refusal.code === 'changed_meanwhile') noteWrite()
  return refusal
}
