import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'

const source = 'metrolibre'
const technical = 'technical'

/** The property and the user that opened the widget, carried through its tracking parameters and back. */
export interface Origin {
  propertyId: string
  /** Null unless our signature confirms it, because anybody can write the parameters. */
  userId: string | null
  /** Of an inspector, or of somebody who looks for a place. */
  kind: 'visit' | 'technical'
}

const sign = (secret: string, { propertyId, userId, kind }: Origin) =>
  keyedHash(secret, kind === technical ? 'technical visit' : 'visit', `${propertyId}/${userId}`)

/** Returns the widget's tracking parameters for a signed-in user. */
export const trackingOf = (secret: string, origin: Origin & { userId: string }): Record<string, string> => ({
  utm_source: source,
  utm_campaign: origin.propertyId,
  utm_content: `${origin.userId}.${sign(secret, origin)}`,
  ...(origin.kind === technical && { utm_medium: technical }),
})

/**
 * Compares two texts in constant time. The lengths are compared in bytes, because `given` comes from a
 * visitor and may hold multi-byte characters.
 */
const same = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Reads the tracking parameters of a notice. Returns undefined when the widget was not opened by us. A
 * technical visit changes the stage of a property, so it is only one with our signature.
 */
export function readTracking(
  secret: string,
  { utm_source, utm_campaign, utm_content, utm_medium }: Readonly<Record<string, string | null | undefined>>,
): Origin | undefined {
  if (utm_source !== source || !utm_campaign) return undefined
  const kind = utm_medium === technical ? technical : 'visit'
  const [userId = '', signature = ''] = (utm_content ?? '').split('.')
  const ours = same(signature, sign(secret, { propertyId: utm_campaign, userId, kind }))
  if (kind === technical && !ours) return undefined
  return { propertyId: utm_campaign, userId: ours ? userId : null, kind }
}
