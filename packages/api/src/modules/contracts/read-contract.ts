import type { Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer } from '../../platform/http/call.ts'
import { signedFileName } from './file-name.ts'
import { findContract } from './repository.ts'

/**
 * Returns the signed contract of a reservation to one of its parties or an admin. Its tenant gets the copy
 * without the house number until the booking is paid (RULES.md §7).
 * @throws AppError not_found before it is signed, and once one of its parties was erased
 */
export async function readContract(
  app: AppContext,
  reader: { readonly id: string; readonly isAdmin: boolean },
  { id, tenantId, confirmedAt }: ReservationRow,
  locale: Locale,
): Promise<BinaryAnswer> {
  const { kind, pdfKey, copyKey } = found(await findContract(app.db, id))
  const mayKnowAll = confirmedAt !== null || reader.isAdmin || reader.id !== tenantId
  const key = mayKnowAll ? pdfKey : (copyKey ?? pdfKey)
  return {
    bytes: await app.storage.getBytes(found(key)),
    fileName: signedFileName(kind, id, locale),
    disposition: 'attachment',
  }
}
