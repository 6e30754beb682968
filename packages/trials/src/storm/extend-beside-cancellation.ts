import { setTimeout as sleep } from 'node:timers/promises'
import { insist } from './call.ts'
import type { Client } from './client.ts'

/** Extends a paid booking in one tab and asks to cancel it in another, at the same moment. */
export async function extendBesideCancellation(
  { world, tenant, history, signal }: Client,
  reservation: string,
): Promise<void> {
  const url = `${world.api.url}/api/reservation/${reservation}`
  for (let asked = 0; asked < 20 && !signal.aborted; asked += 1) {
    const quote = await insist(`${url}/cancellation/quote`, { as: tenant, method: 'GET' }, signal)
    if (quote?.status === 200) {
      const body = { reason: 'not_needed', refund: quote.body['refund'] }
      const [, cancelling] = await Promise.all([
        insist(`${url}/extend`, { as: tenant, body: { timeQuantity: 1 } }, signal),
        insist(`${url}/cancellation`, { as: tenant, body }, signal),
      ])
      if (cancelling?.status === 201) history.push({ kind: 'asked to cancel', reservation })
      return
    }
    // The payment is not known yet.
    await sleep(250)
  }
}
