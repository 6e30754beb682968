import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { oldestOf } from '../../platform/keyed-hash.ts'
import { assertStillThere } from '../auth/assert-still-there.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { checkLeaseOrder } from './check-lease.ts'
import { completeColumns } from './complete-columns.ts'
import { findByCreationKey, insertProperty, type NewProperty, type PropertyColumns } from './repository.ts'
import { loadOne } from './load.ts'

interface NewDraft {
  readonly columns: PropertyColumns
  /** The idempotency key of the request, and a hash of its body. */
  readonly key: string | null
  readonly hash: string
}

/** Returns the draft that an earlier request with the same key has made. */
async function repeated(
  app: AppContext,
  ownerId: string,
  { key, hash }: NewDraft,
): Promise<PropertyRow | undefined> {
  const known = key === null ? undefined : await findByCreationKey(app.db, ownerId, key)
  if (known && known.creationHash !== hash) throw new AppError('idempotency_mismatch')
  return known
}

/**
 * Begins a property as a draft, which nobody but its owner and admins can see. The same idempotency key gives
 * the same draft.
 * @throws AppError validation, idempotency_mismatch
 */
export async function createDraft(
  app: AppContext,
  user: { id: string },
  draft: NewDraft,
): Promise<PropertyParts> {
  const known = await repeated(app, user.id, draft)
  if (known) return loadOne(app.db, known)
  const id = randomUUID()
  const columns = await completeColumns(
    app.db,
    { secret: oldestOf(app.config.APP_SECRET), id },
    draft.columns,
  )
  checkLeaseOrder({ startLease: columns.startLease ?? null, endLease: columns.endLease ?? null })
  const at = app.clock.now()
  const values = {
    name: '',
    ...columns,
    id,
    ownerId: user.id,
    creatorId: user.id,
    creationKey: draft.key,
    creationHash: draft.hash,
    createdAt: at,
    updatedAt: at,
  } as NewProperty
  // Another request with the same key may have come first.
  const inserted = await app.db.transaction(async (tx) => {
    await assertStillThere(tx, user.id)
    return insertProperty(tx, values)
  })
  const row = inserted ?? (await repeated(app, user.id, draft))
  return loadOne(app.db, row!)
}
