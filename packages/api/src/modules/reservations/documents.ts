import { randomUUID } from 'node:crypto'
import { maxReservationFiles, type ReservationFile, type ReservationState } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer, UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { putFor } from '../../platform/storage/put-for.ts'
import { sharedView } from './access.ts'
import {
  countDocuments,
  deleteDocument,
  findDocument,
  insertDocument,
  type ReservationFileRow,
} from './document-repository.ts'
import { readDocument } from './read-document.ts'
import { lockReservation } from '../reservation-core/repository.ts'

/** Nobody rents or rented by these: there is nothing to add papers to. */
const withoutStay: readonly ReservationState[] = ['held', 'expired', 'cancelled']

export interface Reader {
  readonly id: string
  readonly isAdmin: boolean
}

const isRemovable = ({ uploaderId }: ReservationFileRow, { id, isAdmin }: Reader): boolean =>
  isAdmin || uploaderId === id

/** As both sides see it; only `reader` is told whether it is theirs to take away. */
export const toFile = (row: ReservationFileRow, reader: Reader): ReservationFile => ({
  id: row.id,
  kind: 'document',
  name: row.name,
  url: `/reservation/${row.reservationId}/files/${row.id}`,
  created: row.createdAt.toISOString(),
  removable: isRemovable(row, reader),
})

const tooMany = () =>
  new AppError('validation', { fields: [{ path: 'file', code: 'validation.too_many_documents' }] })

/**
 * Adds a paper to a booking, for its tenant, its property's owner and admins. RULES.md §8.
 * @throws AppError not_found for everybody else, wrong_state, unsupported_file, validation where it has enough
 */
export async function addDocument(
  app: AppContext,
  user: CurrentUser,
  reservationId: string,
  file: UploadedFile,
): Promise<ReservationFile> {
  const { reservation } = await sharedView(app, user, reservationId)
  if (withoutStay.includes(reservation.state)) throw new AppError('wrong_state')
  const { name, bytes } = await readDocument(file)
  const key = `private/documents/${randomUUID()}`
  const write = () =>
    app.db.transaction(async (tx) => {
      await lockReservation(tx, reservationId)
      if ((await countDocuments(tx, reservationId)) >= maxReservationFiles) throw tooMany()
      const createdAt = app.clock.now()
      const values = { reservationId, uploaderId: user.id, name, key, bytes: bytes.length, createdAt }
      return insertDocument(tx, values)
    })
  return toFile(await putFor(app.storage, [{ key, bytes }], write), user)
}

/** Always a download: what somebody uploaded is never shown as a page of ours. */
export async function readFile(
  app: AppContext,
  user: CurrentUser,
  ids: { id: string; fileId: string },
): Promise<BinaryAnswer> {
  await sharedView(app, user, ids.id)
  const { key, name } = found(await findDocument(app.db, ids.id, ids.fileId))
  return { bytes: await app.storage.getBytes(key), fileName: name, disposition: 'attachment' }
}

/**
 * Takes a paper away, for whoever added it and admins; of the other side it is only read. RULES.md §8.
 * @throws AppError not_found for everybody else
 */
export async function removeDocument(
  app: AppContext,
  user: CurrentUser,
  ids: { id: string; fileId: string },
): Promise<void> {
  await sharedView(app, user, ids.id)
  const row = found(await findDocument(app.db, ids.id, ids.fileId))
  if (!isRemovable(row, user)) throw new AppError('not_found')
  // The row goes first: a file without one is only litter.
  await deleteDocument(app.db, row.id)
  await app.storage.delete(row.key)
}
