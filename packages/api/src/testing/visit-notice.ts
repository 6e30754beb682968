import { createHmac, randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'

export const visitsSecret = 'visits-secret'

/** Sends a notice as the booking widget does, and returns the status of the answer. */
export const sendVisitNotice = async (
  app: TestApp,
  notice: object,
  { key = visitsSecret, at = app.clock.now().getTime() } = {},
): Promise<number> => {
  const payload = JSON.stringify(notice)
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', key).update(`${seconds}.${payload}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'calendly-webhook-signature': `t=${seconds},v1=${signature}`,
  }
  const answer = await app.server.inject({ method: 'POST', url: '/api/visits/webhook', headers, payload })
  return answer.statusCode
}

/** Returns the notice of the booking widget that somebody booked a visit. */
export const bookedNotice = (
  tracking: Record<string, string>,
  email: string,
  uri = `https://v.example/${randomUUID()}`,
) => ({
  event: 'invitee.created',
  payload: {
    uri,
    name: 'Ada Visita',
    email,
    cancel_url: `${uri}/cancel`,
    reschedule_url: `${uri}/reschedule`,
    tracking,
    scheduled_event: { start_time: '2032-03-04T14:00:00.000Z', end_time: '2032-03-04T14:30:00.000Z' },
  },
})
