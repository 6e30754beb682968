import { dateAt, timeZoneOf } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { mandates } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { CitedMandate } from './pdf/contract-document.ts'

/** Returns the accepted mandate of a property as its contracts cite it, or null if there is none. */
export async function findCitedMandate(
  db: Queryable,
  { id, country }: Pick<PropertyRow, 'id' | 'country'>,
): Promise<CitedMandate | null> {
  const [row] = await db
    .select({ paperDate: mandates.paperDate, signedAt: contracts.signedAt, sha256: contracts.sha256 })
    .from(mandates)
    .leftJoin(contracts, eq(contracts.id, mandates.contractId))
    .where(and(eq(mandates.propertyId, id), eq(mandates.state, 'accepted')))
  if (!row) return null
  if (row.paperDate) return { signedOn: row.paperDate, onPaper: true, sha256: null }
  const { signedAt, sha256 } = row
  return signedAt && { signedOn: dateAt(signedAt.getTime(), timeZoneOf(country)), onPaper: false, sha256 }
}
