import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contractForm } from '@metrolibre/api/testing/booking.ts'
import { payAt } from '@metrolibre/api/testing/paying.ts'
import { insist } from './call.ts'
import type { Client } from './client.ts'
import { extendBesideCancellation } from './extend-beside-cancellation.ts'
import type { StormSpan } from './history.ts'
import { any } from './random.ts'

interface Wish {
  readonly locationId: string
  readonly roomId: string | null
  readonly range: StormSpan
}

/** Continues with a hold at random: abandons it, cancels it, or signs, pays and perhaps has it refunded. */
export async function continueBooking(client: Client, reservation: string, wish: Wish): Promise<void> {
  const mood = client.random()
  if (mood < 0.1) return
  if (mood < 0.4) return cancelInTwoTabs(client, reservation)
  const opened = await openCheckout(client, reservation)
  if (!opened) return
  const change = client.random()
  // Some clients leave the page open until its time is over, others cancel while they pay.
  if (change < 0.08) return
  if (change > 0.75) return payLate(client, reservation, opened, wish)
  const paying = pay(client, reservation, opened)
  if (change < 0.25) await cancel(client, reservation)
  const paid = await paying
  if (!paid || change < 0.25) return
  await (change > 0.5 ? giveBack(client, reservation) : extendBesideCancellation(client, reservation))
}

/**
 * Cancels the reservation and still pays it, on the page that is open, after a rival has got the period.
 * Nothing is paid if the provider had really closed the page.
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

/**
 * Cancels in two tabs at the same moment while a third one signs. Only one of them may change the
 * reservation; the others must find it changed.
 */
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
  { world, tenant, random, history, signal }: Client,
  reservation: string,
): Promise<Opened | undefined> {
  const base = `${world.api.url}/api/reservation/${reservation}`
  const contract = { as: tenant, method: 'PUT', body: { contractData: contractForm } }
  const signed = await insist(`${base}/contract`, contract, signal)
  if (signed?.status !== 200) return undefined
  history.push({ kind: 'signed', reservation })
  const ask = async () => {
    const key = randomUUID()
    const answer = await insist(`${base}/checkout`, { as: tenant, key }, signal)
    if (answer?.status !== 200) return undefined
    const opened = answer.body as unknown as Opened
    history.push({ kind: 'opened', reservation, key, session: opened.sessionId })
    return opened
  }
  // Some clients press Pay in two browsers at the same time, with a key in each.
  const [opened] = await Promise.all([ask(), random() < 0.3 ? ask() : undefined])
  return opened
}

/** Pays at the hosted page, which is not affected by the storm. Returns true when the page reported success. */
async function pay({ world, history }: Client, reservation: string, { url, sessionId }: Opened) {
  const back = await payAt(url, world.standIns).catch(() => '')
  const paid = back.includes('success')
  if (paid) history.push({ kind: 'paid', reservation, session: sessionId })
  return paid
}

/** Refunds the payment as an admin, as soon as the payment is known. */
async function giveBack(client: Client, reservation: string): Promise<void> {
  const { world, history, signal } = client
  const url = `${world.api.url}/api/admin/reservation/${reservation}/refund`
  for (let asked = 0; asked < 60 && !signal.aborted; asked += 1) {
    const answer = await insist(url, { as: world.scene.admin, body: { reason: 'storm' } }, signal)
    if (answer?.status === 200) history.push({ kind: 'given back', reservation })
    if (answer?.body.code !== 'wrong_state') return
    await sleep(250)
  }
}
