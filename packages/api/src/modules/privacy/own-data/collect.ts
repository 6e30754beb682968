import type { OwnDataSection } from '@metrolibre/contract'
import type { Queryable } from '../../../platform/db/client.ts'
import type { UserRow } from '../../../platform/db/schema/users.ts'
import * as account from './account-repository.ts'
import { listOwnActions } from './actions-repository.ts'
import { listOwnDeposits } from './deposits-repository.ts'
import * as bookings from './bookings-repository.ts'
import { collectProperties } from './collect-properties.ts'
import * as community from './community-repository.ts'
import { listLookedAfter } from './properties-repository.ts'
import { fileList, type AddFile, type OwnFile } from './own-files.ts'

export interface CollectedData {
  readonly data: Readonly<Record<OwnDataSection, unknown>>
  readonly files: readonly OwnFile[]
}

/**
 * What a user signed. The copy without the house number stands for the contract of an unpaid booking (RULES.md §7.10).
 */
async function collectSigned(db: Queryable, userId: string, add: AddFile) {
  const rows = await bookings.listSigned(db, userId)
  return rows.map(({ pdfKey, copyKey, isPaid, ...row }) => ({
    ...row,
    file: add('contracts', row.id, (row.kind === 'mandate' || isPaid ? null : copyKey) ?? pdfKey),
  }))
}

async function collectPosts(db: Queryable, userId: string, add: AddFile) {
  const photos = await community.listPhotosOfPosts(db, userId)
  const posts = await community.listOwnPosts(db, userId)
  return posts.map(({ image, ...post }) => ({
    ...post,
    cover: add('photos', `post-${post.id}`, image),
    photos: photos
      .filter(({ publicationId }) => publicationId === post.id)
      .map((photo) => ({ isVisible: photo.isVisible, file: add('photos', photo.id, photo.image) })),
  }))
}

/** Collects everything that is stored about a user, and the files that they signed or uploaded. */
export async function collectOwnData(db: Queryable, user: UserRow): Promise<CollectedData> {
  const { id } = user
  const { files, add } = fileList()
  const history = Map.groupBy(await bookings.listOwnHistory(db, id), ({ reservationId }) => reservationId)
  const reservations = await bookings.listOwnReservations(db, id)
  const documents = await bookings.listOwnDocuments(db, id)
  const data = {
    account: await account.findAccount(db, id),
    consents: await account.listOwnConsents(db, id),
    newsletter: await account.listOwnSubscriptions(db, user),
    links: await account.listOwnLinks(db, id),
    payoutAccounts: await account.listOwnPayoutAccounts(db, id),
    loginPlaces: await account.listOwnPlaces(db, id),
    securityEvents: await account.listOwnEvents(db, id),
    reservations: reservations.map((row) => ({
      ...row,
      history: (history.get(row.id) ?? []).map(({ reservationId: _id, ...event }) => event),
    })),
    contracts: await collectSigned(db, id, add),
    payments: [
      ...(await bookings.listOwnCheckouts(db, id)).map((row) => ({
        method: row.receivedOn === null ? 'card' : 'transfer',
        ...row,
      })),
      ...(await bookings.listOwnTransfers(db, id)).map((row) => ({ method: 'transfer', ...row })),
      ...(await bookings.listCarried(db, id)).map((row) => ({ method: 'carried', ...row })),
    ],
    cardConsents: await bookings.listOwnCardConsents(db, id),
    deposits: await listOwnDeposits(db, id),
    refunds: await bookings.listOwnRefunds(db, id),
    disputes: await bookings.listOwnDisputes(db, id),
    cancellations: await bookings.listOwnCancellations(db, id),
    documents: documents.map(({ key, ...row }) => ({
      ...row,
      file: add('documents', row.id, key, row.name),
    })),
    visits: await community.listOwnVisits(db, id),
    revealedAddresses: await community.listRevealed(db, id),
    favourites: await community.listOwnFavourites(db, id),
    savedSearches: await community.listOwnSearches(db, id),
    ...(await collectProperties(db, id, add)),
    reviewsWritten: await community.listReviewsBy(db, id),
    reviewsReceived: await community.listReviewsOf(db, id),
    publications: await collectPosts(db, id, add),
    lookedAfter: await listLookedAfter(db, id),
    uploads: await account.listOwnUploads(db, id),
    actions: await listOwnActions(db, id),
  }
  return { data, files }
}
