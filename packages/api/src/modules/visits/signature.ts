import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

/**
 * Tells whether a header `t=<seconds>,v1=<hex>` signs these bytes with the secret, at a time at most 300 s
 * from now.
 */
export function isSignedByProvider(
  { secret, now }: { secret: string; now: Date },
  body: Buffer,
  header: string | undefined,
): boolean {
  const parts = new Map(
    (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const seconds = parts.get('t') ?? ''
  const given = Buffer.from(parts.get('v1') ?? '', 'hex')
  if (!/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
