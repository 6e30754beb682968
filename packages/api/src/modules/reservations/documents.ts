import { randomUUID } from 'node:crypto'
import { maxReservationFiles, type ReservationFile, type ReservationState } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer, UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { deleteFiles } from '../../platform/storage/delete-files.ts'
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

/** States in which no stay was agreed, so that there is nothing to add documents to. */
const withoutStay: readonly ReservationState[] = ['held', 'expired', 'cancelled']

export interface Reader {
  readonly id: string
  readonly isAdmin: boolean
}

const isRemovable = ({ uploaderId }: ReservationFileRow, { id, isAdmin }: Reader): boolean =>
  isAdmin || uploaderId === id

/** Describes a document to both sides. `removable` tells whether `reader` may delete it. */
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
 * Adds a document to a booking, for its tenant, its property's owner and admins (RULES.md §8).
 * @throws AppError not_found for everybody else, wrong_state, unsupported_file, validation when it has the
 *   most allowed
 */
export async function addDocument(
  app: AppContext,
  user: CurrentUser,
  reservationId: string,
  file: UploadedFile,
): Promise<ReservationFile> {
  const { reservation } = await sharedView(app, user, reservationId)
  if (withoutStay.includes(reservation.state))
    throw new AppError('wrong_state', { text: 'wrong_state.booking' })
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
  return toFile(await putFor(app, [{ key, bytes }], write), user)
}

/** Sends a document, always as a download, so that an uploaded file is never shown as a page of this site. */
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
 * Deletes a document, for the user who added it and admins. The other side can only read it (RULES.md §8).
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
  await app.db.transaction(async (tx) => {
    await deleteDocument(tx, row.id)
    await enqueue(tx, deleteFiles, { keys: [row.key] })
  })
}
