import { ownerChange } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { findStage, noteChange } from './note-repository.ts'

/** Notes for admins that an owner has added a picture to a property that is already published (RULES.md §3.36). */
export async function noteAddition(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  user: CurrentUser,
  { propertyId, field }: { propertyId: string; field: 'images' | 'images3D' },
): Promise<void> {
  const stage = user.isAdmin ? undefined : await findStage(db, propertyId)
  if (stage && ownerChange(stage, field) === 'noted') await noteChange(db, propertyId, field, clock.now())
}
