import { dateAt, placeTimeZone } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { mandates } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { CitedMandate } from './pdf/contract-document.ts'

/** Returns the accepted mandate of a property as its contracts cite it, or null if there is none. */
export async function findCitedMandate(
  db: Queryable,
  { id, ...place }: Pick<PropertyRow, 'id' | 'country' | 'timeZone'>,
): Promise<CitedMandate | null> {
  const [row] = await db
    .select({
      paperDate: mandates.paperDate,
      signedAt: contracts.signedAt,
      sha256: contracts.sha256,
      signer: contracts.signerName,
      typedSignature: contracts.signatureText,
    })
    .from(mandates)
    .leftJoin(contracts, eq(contracts.id, mandates.contractId))
    .where(and(eq(mandates.propertyId, id), eq(mandates.state, 'accepted')))
  if (!row) return null
  const { paperDate, signedAt, sha256, signer, typedSignature } = row
  const unknown = { sha256: null, signer: null, typedSignature: null }
  if (paperDate) return { signedOn: paperDate, onPaper: true, ...unknown }
  if (!signedAt) return null
  const signedOn = dateAt(signedAt.getTime(), placeTimeZone(place))
  return { signedOn, onPaper: false, sha256, signer: signer || null, typedSignature }
}
