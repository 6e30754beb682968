import type { Queryable } from '../../../platform/db/client.ts'
import type { AddFile } from './own-files.ts'
import * as own from './properties-repository.ts'

/** Collects a user's properties with everything that belongs to them. */
export async function collectProperties(db: Queryable, ownerId: string, add: AddFile) {
  const [rooms, photos] = [await own.listOwnRooms(db, ownerId), await own.listOwnPhotos(db, ownerId)]
  const [panoramas, blocks] = [await own.listOwnPanoramas(db, ownerId), await own.listOwnBlocks(db, ownerId)]
  const visits = await own.listVisitsOfProperties(db, ownerId)
  const of = <Row extends { propertyId: string | null }>(rows: readonly Row[], id: string) =>
    rows.filter(({ propertyId }) => propertyId === id).map(({ propertyId: _id, ...row }) => row)
  const photosOf = (rows: typeof photos) =>
    rows.map(({ id, isVisible, image }) => ({ isVisible, file: add('photos', id, image) }))
  const properties = (await own.listOwnProperties(db, ownerId)).map(({ image, ...property }) => ({
    ...property,
    cover: add('photos', `cover-${property.id}`, image),
    photos: photosOf(photos.filter(({ propertyId }) => propertyId === property.id)),
    panoramas: of(panoramas, property.id).map(({ image: key, ...panorama }) => ({
      ...panorama,
      file: add('photos', panorama.id, key),
    })),
    rooms: of(rooms, property.id).map(({ image: key, ...room }) => ({
      ...room,
      cover: add('photos', `cover-${room.id}`, key),
      photos: photosOf(photos.filter(({ roomId }) => roomId === room.id)),
    })),
    blocks: of(blocks, property.id),
    visits: of(visits, property.id),
  }))
  return {
    properties,
    offers: await own.listOwnOffers(db, ownerId),
    bookingsOfProperties: await own.listBookingsOfProperties(db, ownerId),
    ledger: [
      ...(await own.listOwnCommissions(db, ownerId)).map((row) => ({ kind: 'commission', ...row })),
      ...(await own.listTransfersToOwn(db, ownerId)).map((row) => ({ kind: 'transfer', ...row })),
      ...(await own.listOwnPayouts(db, ownerId)).map((row) => ({ kind: 'payout', ...row })),
    ],
  }
}
