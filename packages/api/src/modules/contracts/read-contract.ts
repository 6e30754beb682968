import type { Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer } from '../../platform/http/call.ts'
import { copyFileName, signedFileName } from './file-name.ts'
import { type ContractRow, findContract } from './repository.ts'

interface ContractReader {
  readonly id: string
  readonly isAdmin: boolean
}

type BookingOfContract = Pick<ReservationRow, 'tenantId' | 'confirmedAt'>

/** Tells whether somebody reads only the copy of a contract: its tenant, until the booking is paid (RULES.md §7.10). */
export const readsCopy = (
  reader: ContractReader,
  { tenantId, confirmedAt }: BookingOfContract,
  { copyKey }: Pick<ContractRow, 'copyKey'>,
): boolean => copyKey !== null && confirmedAt === null && !reader.isAdmin && reader.id === tenantId

/**
 * Returns the signed contract of a reservation to one of its parties or an admin. Its tenant gets the copy, which is
 * called so, until the booking is paid (RULES.md §7.10, §7.11).
 * @throws AppError not_found before it is signed, and once one of its parties was erased
 */
export async function readContract(
  app: AppContext,
  reader: ContractReader,
  reservation: ReservationRow,
  locale: Locale,
): Promise<BinaryAnswer> {
  const contract = found(await findContract(app.db, reservation.id))
  const isCopy = readsCopy(reader, reservation, contract)
  return {
    bytes: await app.storage.getBytes(found(isCopy ? contract.copyKey : contract.pdfKey)),
    fileName: (isCopy ? copyFileName : signedFileName)(contract.kind, reservation, locale),
    disposition: 'attachment',
  }
}
