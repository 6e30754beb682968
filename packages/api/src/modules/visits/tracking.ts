import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'

const source = 'metrolibre'

/** What a booking carries through the widget and back: which property, and who opened it. */
export interface Origin {
  propertyId: string
  /** Only where our signature says so: anybody can write an address. */
  userId: string | null
}

const sign = (secret: string, { propertyId, userId }: Origin) =>
  keyedHash(secret, 'visit', `${propertyId}/${userId}`)

/** The widget's tracking parameters for somebody signed in. */
export const trackingOf = (secret: string, origin: Origin & { userId: string }): Record<string, string> => ({
  utm_source: source,
  utm_campaign: origin.propertyId,
  utm_content: `${origin.userId}.${sign(secret, origin)}`,
})

/** `given` is whatever a visitor wrote into the address; letters of several bytes must not break the comparison. */
const same = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Reads them back from a notice; undefined when the widget was not opened by us. */
export function readTracking(
  secret: string,
  { utm_source, utm_campaign, utm_content }: Readonly<Record<string, string | null | undefined>>,
): Origin | undefined {
  if (utm_source !== source || !utm_campaign) return undefined
  const [userId = '', signature = ''] = (utm_content ?? '').split('.')
  const ours = same(signature, sign(secret, { propertyId: utm_campaign, userId }))
  return { propertyId: utm_campaign, userId: ours ? userId : null }
}
