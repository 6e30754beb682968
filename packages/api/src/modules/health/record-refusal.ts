import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { partlyHidden } from '../../platform/partly-hidden.ts'
import { countRefusal } from './refusal-repository.ts'

/** Anybody can send a webhook, so that a flood of them must not become a flood of writes. */
const pauseMs = 1000

/**
 * Returns a function that receives a webhook of one service with `work`. A refusal is counted for the health page, at most
 * one per second and process, and then thrown as it was.
 */
export const createRefusalCounter = (app: AppContext, source: 'payments' | 'visits') => {
  let last = 0
  return async (request: Pick<RequestFacts, 'ip' | 'log'>, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      const at = app.clock.now()
      if (at.getTime() - last >= pauseMs) {
        last = at.getTime()
        const reason =
          error instanceof AppError && error.code === 'webhook_signature' ? 'signature' : 'failed'
        await countRefusal(app.db, { source, reason, network: partlyHidden(request.ip) }, at).catch(
          (err: unknown) => request.log.warn({ err }, 'a refused webhook was not counted'),
        )
      }
      throw error
    }
  }
}
