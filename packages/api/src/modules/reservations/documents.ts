import { randomUUID } from 'node:crypto'
import { maxReservationFiles, type ReservationFile, type ReservationState } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer, UploadedFile } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { pictureSender } from '../../platform/images/picture-sender.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { deleteFiles } from '../../platform/storage/delete-files.ts'
import { putFor } from '../../platform/storage/put-for.ts'
import { recordChange, type AuditedChange } from '../audit/record-change.ts'
import { isClaimed } from '../deposits/repository.ts'
import { sharedView } from './access.ts'
import { enqueueDocumentAdded } from './document-mails.ts'
import {
  countDocuments,
  deleteDocument,
  findDocument,
  insertDocument,
  type ReservationFileRow,
} from './document-repository.ts'
import { readReservationDocument } from './read-document.ts'
import { lockReservation } from '../reservation-core/repository.ts'

/** States in which no stay was agreed, so that there is nothing to add documents to. */
const withoutStay: readonly ReservationState[] = ['held', 'expired', 'cancelled']

export interface DocumentReader {
  readonly id: string
  readonly isAdmin: boolean
}

const isRemovable = ({ uploaderId }: ReservationFileRow, { id, isAdmin }: DocumentReader): boolean =>
  isAdmin || uploaderId === id

/** Describes a document to both sides. `removable` tells whether `reader` may delete it. */
export const toFile = (row: ReservationFileRow, reader: DocumentReader): ReservationFile => ({
  id: row.id,
  kind: 'document',
  name: row.name,
  url: `/reservation/${row.reservationId}/files/${row.id}`,
  created: row.createdAt.toISOString(),
  removable: isRemovable(row, reader),
})

const tooMany = () =>
  new AppError('validation', { fields: [{ path: 'file', code: 'validation.too_many_documents' }] })

const requireStay = ({ state }: Pick<ReservationRow, 'state'>): void => {
  if (withoutStay.includes(state)) throw new AppError('wrong_state', { text: 'wrong_state.booking' })
}

/** Records a document that an admin adds or removes for others. */
const recordFile = (
  tx: Transaction,
  admin: DocumentReader,
  action: 'reservation.addFile' | 'reservation.removeFile',
  { reservationId: entityId, ...change }: { reservationId: string } & Pick<AuditedChange, 'before' | 'after'>,
): Promise<void> =>
  recordChange(tx, { actorId: admin.id, entity: 'reservation', action, entityId, ...change })

/**
 * Adds a document to a booking, for its tenant, its property's owner and admins (RULES.md §8.24).
 * @throws AppError not_found for everybody else, wrong_state, unsupported_file, validation when it has the
 *   most allowed
 */
export async function addDocument(
  app: AppContext,
  user: CurrentUser,
  reservationId: string,
  file: UploadedFile,
): Promise<ReservationFile> {
  const { reservation, property } = await sharedView(app, user, reservationId)
  requireStay(reservation)
  const by = user.id === reservation.tenantId ? 'client' : user.id === property.ownerId ? 'owner' : 'office'
  const { name, bytes } = await readReservationDocument(
    { pictures: app.pictures, from: pictureSender(user) },
    file,
  )
  const key = `private/documents/${randomUUID()}`
  const write = () =>
    app.db.transaction(async (tx) => {
      requireStay(found(await lockReservation(tx, reservationId)))
      if ((await countDocuments(tx, reservationId)) >= maxReservationFiles) throw tooMany()
      const createdAt = app.clock.now()
      const values = { reservationId, uploaderId: user.id, name, key, bytes: bytes.length, createdAt }
      const document = await insertDocument(tx, values)
      if (by === 'office')
        await recordFile(tx, user, 'reservation.addFile', { reservationId, before: null, after: { name } })
      await enqueueDocumentAdded(app, tx, { reservationId, file: name, by })
      return document
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
 * Deletes a document, for the user who added it and admins. The other side can only read it (RULES.md §8.24a).
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
    // What somebody claims of a deposit is decided by it.
    await lockReservation(tx, ids.id)
    if (await isClaimed(tx, row.id)) throw new AppError('wrong_state', { text: 'wrong_state.booking' })
    await deleteDocument(tx, row.id)
    if (row.uploaderId !== user.id)
      await recordFile(tx, user, 'reservation.removeFile', {
        reservationId: ids.id,
        before: { name: row.name },
        after: null,
      })
    await enqueue(tx, deleteFiles, { keys: [row.key] })
  })
}
