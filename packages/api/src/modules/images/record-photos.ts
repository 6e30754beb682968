import type { Transaction } from '../../platform/db/client.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { recordChange } from '../audit/record-change.ts'
import type { GalleryTable } from './gallery-tables.ts'

interface Gallery {
  readonly table: GalleryTable
  readonly id: string
  readonly ownerId: string | null
}

interface PhotoChange {
  readonly verb: 'add' | 'remove' | 'show' | 'hide'
  readonly images: ReadonlyArray<{ readonly id: string; readonly image: string }>
}

const entities = { location: 'property', room: 'room', publication: 'publication' } as const

/** Records what an admin did to the photos of somebody else's property, room or post. */
export async function recordPhotos(
  tx: Transaction,
  user: CurrentUser,
  { table, id, ownerId }: Gallery,
  { verb, images }: PhotoChange,
): Promise<void> {
  if (!user.isAdmin || user.id === ownerId) return
  const shown = { images: images.map(({ image }) => image) }
  await recordChange(tx, {
    actorId: user.id,
    action: `image.${verb}`,
    entity: entities[table],
    entityId: id,
    before: verb === 'remove' ? shown : null,
    after: verb === 'remove' ? null : shown,
  })
}
