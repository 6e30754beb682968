import { isKeyedHash, keyedHash, type HashSecrets } from '../../platform/keyed-hash.ts'

const source = 'metrolibre'
const technical = 'technical'

/** The property and the user that opened the widget, carried through its tracking parameters and back. */
export interface VisitOrigin {
  propertyId: string
  /** Null unless our signature confirms it, because anybody can write the parameters. */
  userId: string | null
  /** Whether it is an inspector's, or that of somebody who looks for a place. */
  kind: 'visit' | 'technical'
}

/** Returns what a signature is made of: its purpose and its subject. */
const signed = ({ propertyId, userId, kind }: VisitOrigin) =>
  [kind === technical ? 'technical visit' : 'visit', `${propertyId}/${userId}`] as const

/** Returns the widget's tracking parameters for a signed-in user. */
export const trackingOf = (
  secrets: HashSecrets,
  origin: VisitOrigin & { userId: string },
): Record<string, string> => ({
  utm_source: source,
  utm_campaign: origin.propertyId,
  utm_content: `${origin.userId}.${keyedHash(secrets, ...signed(origin))}`,
  ...(origin.kind === technical && { utm_medium: technical }),
})

/**
 * Reads the tracking parameters of a notice. Returns undefined when the widget was not opened by us. A
 * technical visit changes the stage of a property, so it is only one with our signature.
 */
export function readTracking(
  secrets: HashSecrets,
  { utm_source, utm_campaign, utm_content, utm_medium }: Readonly<Record<string, string | null | undefined>>,
): VisitOrigin | undefined {
  if (utm_source !== source || !utm_campaign) return undefined
  const kind = utm_medium === technical ? technical : 'visit'
  const [userId = '', signature = ''] = (utm_content ?? '').split('.')
  const ours = isKeyedHash(secrets, ...signed({ propertyId: utm_campaign, userId, kind }), signature)
  if (kind === technical && !ours) return undefined
  return { propertyId: utm_campaign, userId: ours ? userId : null, kind }
}
