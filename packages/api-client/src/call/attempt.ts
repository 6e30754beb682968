import type { ApiConfiguration } from '../configure.ts'
import { readAnswer } from './read-answer.ts'
import { isBearerRefusal, readProblem } from './read-problem.ts'
import { send, type Sending } from './send.ts'
import { tokenFor } from './token-for.ts'

/** One attempt, and a second one with a fresh bearer when the first bearer was refused: nothing was done yet. */
export const attempt = async (configuration: ApiConfiguration, sending: Sending): Promise<unknown> => {
  const response = await send(configuration, sending)
  if (response.ok) return readAnswer(response, sending)
  const refusal = await readProblem(response, sending.locale, sending.requestId)
  if (!sending.token || !isBearerRefusal(refusal)) throw refusal
  const token = await tokenFor(configuration, sending.endpoint, true)
  if (token && token !== sending.token) return again(configuration, { ...sending, token })
  configuration.onUnauthenticated?.()
  throw refusal
}

const again = async (configuration: ApiConfiguration, sending: Sending): Promise<unknown> => {
  const response = await send(configuration, sending)
  if (response.ok) return readAnswer(response, sending)
  const refusal = await readProblem(response, sending.locale, sending.requestId)
  if (isBearerRefusal(refusal)) configuration.onUnauthenticated?.()
  throw refusal
}
