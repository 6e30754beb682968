import { dateAt, placeTimeZone } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import type { MandateRow } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { answerMandate, startCommission } from './repository.ts'

interface Acceptance {
  readonly at: Date
  /** The user who signed, or the admin who recorded what was signed on paper. */
  readonly by: string
  readonly contractId?: string
  /** The day on which it was signed on paper. */
  readonly paperDate?: string
}

/**
 * Writes that an offer is accepted. Its commission counts in the owner's ledger from the month of the signature
 * on, by the clock of the property (RULES.md §6.139).
 */
export async function acceptMandate(
  tx: Transaction,
  { id: propertyId, ...place }: Pick<PropertyRow, 'id' | 'country' | 'timeZone'>,
  { id, commission: percent }: MandateRow,
  { at, by, contractId, paperDate }: Acceptance,
): Promise<void> {
  await answerMandate(tx, id, { state: 'accepted', answeredAt: at, answeredBy: by, contractId, paperDate })
  const signedOn = paperDate ?? dateAt(at.getTime(), placeTimeZone(place))
  const fromMonth = signedOn.slice(0, 7)
  await startCommission(tx, { propertyId, fromMonth, percent, recordedBy: by, createdAt: at })
}
