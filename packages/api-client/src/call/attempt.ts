import type { ApiConfiguration } from '../configure.ts'
import type { ApiError } from '../errors/api-error.ts'
import { readAnswer } from './read-answer.ts'
import { isBearerRefusal, readProblem } from './read-problem.ts'
import { send, type Sending } from './send.ts'
import { tokenFor } from './token-for.ts'

/** One attempt, and a second one with a fresh bearer when the first bearer was refused: nothing was done yet. */
export const attempt = async (configuration: ApiConfiguration, sending: Sending): Promise<unknown> => {
  const response = await send(configuration, sending)
  if (response.ok) return readAnswer(response, sending)
  const refusal = await readProblem(response, sending.locale, sending.requestId)
  if (!sending.token) throw refusal
  if (!isBearerRefusal(refusal)) throw reported(configuration, refusal)
  const token = await tokenFor(configuration, sending.endpoint, true)
  if (token && token !== sending.token) return again(configuration, { ...sending, token })
  configuration.onUnauthenticated?.()
  throw refusal
}

const again = async (configuration: ApiConfiguration, sending: Sending): Promise<unknown> => {
  const response = await send(configuration, sending)
  if (response.ok) return readAnswer(response, sending)
  throw reported(configuration, await readProblem(response, sending.locale, sending.requestId))
}

/** Whoever keeps the session hears of a refusal that is about the person and not about the call. */
const reported = (configuration: ApiConfiguration, refusal: ApiError): ApiError => {
  if (isBearerRefusal(refusal) || refusal.code === 'account_inactive') configuration.onUnauthenticated?.()
  if (refusal.code === 'forbidden') configuration.onForbidden?.()
  return refusal
}
