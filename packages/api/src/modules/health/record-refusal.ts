import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { partlyHidden } from '../../platform/partly-hidden.ts'
import { countRefusals, type RefusedRequests } from './refusal-repository.ts'

/** Anybody can send a webhook, so that a flood of them must not become a flood of writes. */
const pauseMs = 1000
/** How many networks and reasons are told apart between two writes. A flood from more loses some. */
const mostApart = 50

/**
 * Returns a function that receives a webhook of one service with `work`. A refusal is counted for the health page and then
 * thrown as it was. The first one is written at once, those of the following second together at its end.
 */
export const createRefusalCounter = (app: AppContext, source: 'payments' | 'visits') => {
  const waiting = new Map<string, RefusedRequests>()
  let isPausing = false
  const write = async (log: RequestFacts['log']): Promise<void> => {
    const refusals = [...waiting.values()]
    waiting.clear()
    isPausing = refusals.length > 0
    if (!isPausing) return
    setTimeout(() => void write(log), pauseMs).unref()
    await countRefusals(app.db, refusals, app.clock.now()).catch((err: unknown) =>
      log.warn({ err }, 'refused webhooks were not counted'),
    )
  }
  return async (request: Pick<RequestFacts, 'ip' | 'log'>, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      const reason = error instanceof AppError && error.code === 'webhook_signature' ? 'signature' : 'failed'
      const network = partlyHidden(request.ip)
      const key = `${reason} ${network}`
      const count = (waiting.get(key)?.count ?? 0) + 1
      if (count > 1 || waiting.size < mostApart) waiting.set(key, { source, reason, network, count })
      if (!isPausing) await write(request.log)
      throw error
    }
  }
}
