import { keyedHash } from '../../platform/keyed-hash.ts'
import { timingSafeEqual } from 'node:crypto'

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

const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

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
