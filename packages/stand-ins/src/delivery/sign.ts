import { createHmac } from 'node:crypto'

/** Returns `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`, the header that both Stripe and Calendly send. */
export function signature(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
