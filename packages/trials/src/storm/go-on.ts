import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contractForm } from '@metrolibre/api/testing/booking.ts'
import { payAt } from '@metrolibre/api/testing/paying.ts'
import { insist } from './call.ts'
import type { Client } from './client.ts'
import type { Span } from './history.ts'
import { any } from './random.ts'

interface Wish {
  readonly locationId: string
  readonly roomId: string | null
  readonly range: Span
}

/** Whoever got a hold walks away, gives it back, or goes on to sign, pay and perhaps regret it. */
export async function goOn(client: Client, reservation: string, wish: Wish): Promise<void> {
  const mood = client.random()
  if (mood < 0.1) return
  if (mood < 0.4) return cancelInTwoTabs(client, reservation)
  const opened = await openCheckout(client, reservation)
  if (!opened) return
  const change = client.random()
  // Some leave the page open until its time is over, some change their mind in the moment they pay.
  if (change < 0.08) return
  if (change > 0.65) return payLate(client, reservation, opened, wish)
  const paying = pay(client, reservation, opened)
  if (change < 0.25) await cancel(client, reservation)
  const paid = await paying
  if (paid && change > 0.5) await giveBack(client, reservation)
}

/**
 * Gives the reservation up and pays it all the same, from the page that is still open, once a rival has the period.
 * Where the payment side had closed the page for good nothing is paid.
 */
async function payLate(client: Client, reservation: string, opened: Opened, wish: Wish): Promise<void> {
  if (!(await cancel(client, reservation))) return
  const { world, history, signal } = client
  const url = `${world.api.url}/api/reservation/hold`
  for (let tried = 0; tried < 5 && !signal.aborted; tried += 1) {
    const rival = any(world.scene.tenants, client.random).id
    const key = randomUUID()
    const answer = await insist(url, { as: rival, body: { ...wish }, key }, signal)
    if (answer?.status === 201)
      history.push({ kind: 'held', tenant: rival, key, reservation: answer.body.id! })
    if (answer?.body.code !== 'hold_limit') break
  }
  if (await pay(client, reservation, opened)) history.push({ kind: 'paid late', reservation })
}

async function cancel({ world, tenant, history, signal }: Client, reservation: string): Promise<boolean> {
  const url = `${world.api.url}/api/reservation/${reservation}/cancel`
  const answer = await insist(url, { as: tenant }, signal)
  if (answer?.status !== 200) return false
  history.push({ kind: 'cancelled', reservation })
  return true
}

/** At the same moment, while a third tab signs: one of them moves the reservation, the others meet it moved. */
async function cancelInTwoTabs(client: Client, reservation: string): Promise<void> {
  const { world, tenant, random, history, signal } = client
  const url = `${world.api.url}/api/reservation/${reservation}`
  const contract = { as: tenant, method: 'PUT', body: { contractData: contractForm } }
  const signing = random() < 0.5 ? insist(`${url}/contract`, contract, signal) : undefined
  const answers = await Promise.all([
    insist(`${url}/cancel`, { as: tenant }, signal),
    insist(`${url}/cancel`, { as: tenant }, signal),
  ])
  await signing
  if (answers.some((answer) => answer?.status === 200)) history.push({ kind: 'cancelled', reservation })
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

/** An admin gives the money back, as soon as the payment is known. */
async function giveBack(client: Client, reservation: string): Promise<void> {
  const { world, history, signal } = client
  const url = `${world.api.url}/api/admin/reservation/${reservation}/refund`
  for (let asked = 0; asked < 20 && !signal.aborted; asked += 1) {
    const answer = await insist(url, { as: world.scene.admin, body: { reason: 'storm' } }, signal)
    if (answer?.status === 200) history.push({ kind: 'given back', reservation })
    if (answer?.body.code !== 'wrong_state') return
    await sleep(250)
  }
}
