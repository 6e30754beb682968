import { randomUUID } from 'node:crypto'
import { contractForm } from '../../src/testing/booking.ts'
import { payAt } from '../../src/testing/paying.ts'
import { insist } from './call.ts'
import type { Client } from './client.ts'

/** Whoever got a hold walks away, gives it back, or goes on to sign, pay and perhaps regret it. */
export async function goOn(client: Client, reservation: string): Promise<void> {
  const mood = client.random()
  if (mood < 0.1) return
  if (mood < 0.4) return cancel(client, reservation)
  const opened = await openCheckout(client, reservation)
  if (!opened) return
  const change = client.random()
  // Some leave the page open until its time is over, some change their mind in the moment they pay.
  if (change < 0.08) return
  const paying = pay(client, reservation, opened)
  if (change < 0.25) await cancel(client, reservation)
  const paid = await paying
  if (paid && change > 0.7) await giveBack(client, reservation)
}

async function cancel({ world, tenant, history, signal }: Client, reservation: string): Promise<void> {
  const url = `${world.api.url}/api/reservation/${reservation}/cancel`
  const answer = await insist(url, { as: tenant }, signal)
  if (answer?.status === 200) history.push({ kind: 'cancelled', reservation })
}

interface Opened {
  readonly url: string
  readonly sessionId: string
}

async function openCheckout(
  { world, tenant, history, signal }: Client,
  reservation: string,
): Promise<Opened | undefined> {
  const base = `${world.api.url}/api/reservation/${reservation}`
  const contract = { as: tenant, method: 'PUT', body: { contractData: contractForm } }
  const signed = await insist(`${base}/contract`, contract, signal)
  if (signed?.status !== 200) return undefined
  history.push({ kind: 'signed', reservation })
  const key = randomUUID()
  const answer = await insist(`${base}/checkout`, { as: tenant, key }, signal)
  if (answer?.status !== 200) return undefined
  const opened = answer.body as unknown as Opened
  history.push({ kind: 'opened', reservation, key, session: opened.sessionId })
  return opened
}

/** Pays at the hosted page, which knows nothing of the storm; true when it said so. */
async function pay({ world, history }: Client, reservation: string, { url, sessionId }: Opened) {
  const back = await payAt(url, world.standIns).catch(() => '')
  const paid = back.includes('success')
  if (paid) history.push({ kind: 'paid', reservation, session: sessionId })
  return paid
}

/** An admin gives the money back; while the payment is not known yet that is refused. */
async function giveBack({ world, history, signal }: Client, reservation: string): Promise<void> {
  const url = `${world.api.url}/api/admin/reservation/${reservation}/refund`
  const answer = await insist(url, { as: world.scene.admin, body: { reason: 'storm' } }, signal)
  if (answer?.status === 200) history.push({ kind: 'given back', reservation })
}
