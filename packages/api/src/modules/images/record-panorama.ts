import type { Transaction } from '../../platform/db/client.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { recordChange } from '../audit/record-change.ts'

interface PanoramaRow {
  readonly name: string
  readonly image: string
  readonly longitude: number
  readonly latitude: number
}

interface PanoramaChange {
  readonly verb: 'add3d' | 'update3d' | 'remove3d'
  readonly before: PanoramaRow | null
  readonly after: PanoramaRow | null
}

const shown = (row: PanoramaRow | null) =>
  row && { name: row.name, image: row.image, longitude: row.longitude, latitude: row.latitude }

/** Records what an admin did to a panorama of somebody else's property. */
export async function recordPanorama(
  tx: Transaction,
  user: CurrentUser,
  { id, ownerId }: { id: string; ownerId: string },
  { verb, before, after }: PanoramaChange,
): Promise<void> {
  if (!user.isAdmin || user.id === ownerId) return
  await recordChange(tx, {
    actorId: user.id,
    action: `image.${verb}`,
    entity: 'property',
    entityId: id,
    before: shown(before),
    after: shown(after),
  })
}
