import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { publications } from '../../src/platform/db/schema/community.ts'
import { checkoutSessions } from '../../src/platform/db/schema/payments.ts'
import { images, images3d } from '../../src/platform/db/schema/images.ts'
import { contracts } from '../../src/platform/db/schema/contracts.ts'
import { mandates } from '../../src/platform/db/schema/mandates.ts'
import { savedSearches } from '../../src/platform/db/schema/favourites.ts'
import { ownerBlocks } from '../../src/platform/db/schema/owner-blocks.ts'
import { payoutAccounts } from '../../src/platform/db/schema/payouts.ts'
import { adminFilters } from '../../src/platform/db/schema/protection.ts'
import { dataExports } from '../../src/platform/db/schema/privacy.ts'
import { releaseTokens } from '../../src/platform/db/schema/releases.ts'
import { reservationFiles } from '../../src/platform/db/schema/reservations.ts'
import { users } from '../../src/platform/db/schema/users.ts'
import { visits } from '../../src/platform/db/schema/visits.ts'
import { sha256 } from '../../src/platform/hash.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser } from '../../src/testing/factories.ts'
import { contractForm } from '../../src/testing/booking.ts'
import { makeReservation } from '../../src/testing/make-reservation.ts'
import type { TestApp } from '../../src/testing/test-app.ts'

export const callers = [
  'anonymous',
  'tenantA',
  'tenantB',
  'ownerA',
  'ownerB',
  'admin',
  'disabled',
  'demoted',
  'team',
] as const
export type Caller = (typeof callers)[number]

/** Two users of each kind. Everything else belongs to the A of them. */
export interface World {
  ids: Readonly<Record<Exclude<Caller, 'anonymous'>, string>>
  propertyId: string
  roomId: string
  reservationId: string
  reservationFileId: string
  stripeSessionId: string
  contractHash: string
  exportId: string
  /** Enough of them that every caller can try to delete one. */
  photoIds: string[]
  fileIds: string[]
  panoramaIds: string[]
  spareRoomIds: string[]
  blockIds: string[]
  waitingPostId: string
  postIds: string[]
  /** A filter that the admin saved. */
  filterId: string
  filterIds: string[]
  /** A visit of a stranger to the property. */
  visitId: string
  /** A search that tenant A saved. */
  searchId: string
  searchIds: string[]
  /** An account for payouts of owner A that waits for the office. */
  payoutAccountId: string
}

export async function makeWorld(app: TestApp): Promise<World> {
  const { db } = app
  const tenantA = await makeUser(db)
  const tenantB = await makeUser(db)
  const ownerA = await makeOwner(db)
  const ownerB = await makeOwner(db)
  const admin = await makeAdmin(db)
  const disabled = await makeAdmin(db, { isOwner: true, isActive: false })
  const demoted = await makeAdmin(db)
  // The user makes one call as an admin first, so that a cached role would be noticed.
  await app.call(endpoints.adminReservations.list, {}, { as: demoted })
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, demoted.id))

  const property = await makeProperty(db, { ownerId: ownerA.id })
  const room = await makeRoom(db, property.id)
  await makeProperty(db, { ownerId: ownerB.id })
  const { id: reservationId } = await makeReservation(db, {
    propertyId: property.id,
    tenantId: tenantA.id,
    state: 'contract_signed',
    contractData: contractForm,
    holdExpiresAt: new Date(app.clock.now().getTime() + 1_800_000),
  })
  const [visit] = await db
    .insert(visits)
    .values({
      kind: 'visit',
      propertyId: property.id,
      providerId: 'https://visits.example/one',
      visitorEmail: 'visitor@people.example',
      startsAt: new Date(app.clock.now().getTime() + 86_400_000),
      endsAt: new Date(app.clock.now().getTime() + 88_200_000),
    })
    .returning()
  const pdfKey = `private/contracts/${reservationId}.pdf`
  await app.storage.put(pdfKey, '%PDF-1.7')
  const contractHash = 'a'.repeat(64)
  await db.insert(contracts).values({
    kind: 'lease',
    reservationId,
    propertyId: property.id,
    data: {},
    pdfKey,
    sha256: contractHash,
    signerId: tenantA.id,
    signerName: 'Ada Prueba',
    signerDocument: '11.111.111-1',
    ip: '203.0.113.7',
    userAgent: 'tests',
    signedAt: app.clock.now(),
    localTime: '2026-01-01 09:00:00 -03:00',
    timeZone: 'America/Santiago',
  })
  const mandateKey = `private/contracts/${property.id}.pdf`
  await app.storage.put(mandateKey, '%PDF-1.7')
  const [mandate] = await db
    .insert(contracts)
    .values({
      kind: 'mandate',
      propertyId: property.id,
      data: {},
      pdfKey: mandateKey,
      sha256: 'b'.repeat(64),
      signerId: ownerA.id,
      signerName: 'Ada Prueba',
      signerDocument: '11.111.111-1',
      ip: '203.0.113.7',
      userAgent: 'tests',
      signedAt: app.clock.now(),
      localTime: '2026-01-01 09:00:00 -03:00',
      timeZone: 'America/Santiago',
    })
    .returning()
  await db.insert(mandates).values({
    propertyId: property.id,
    state: 'accepted',
    prices: [{ roomId: null, name: null, unit: 'month', price: 450_000 }],
    currency: 'CLP',
    offeredAt: app.clock.now(),
    answeredAt: app.clock.now(),
    contractId: mandate!.id,
  })
  const fileKey = `private/documents/${reservationId}`
  await app.storage.put(fileKey, '%PDF-1.7')
  const [file] = await db
    .insert(reservationFiles)
    .values({ reservationId, name: 'acta.pdf', key: fileKey, bytes: 8 })
    .returning()
  const spare = Array.from({ length: 2 * callers.length }, () => ({
    reservationId,
    uploaderId: tenantA.id,
    name: 'plano.pdf',
    key: `private/documents/${randomUUID()}`,
    bytes: 8,
  }))
  const files = await db.insert(reservationFiles).values(spare).returning()
  const stripeSessionId = 'cs_test_matrix'
  await db.insert(checkoutSessions).values({
    reservationId,
    attempt: 1,
    status: 'expired',
    idempotencyKey: 'matrix',
    parameters: {},
    amount: 450_000,
    currency: 'CLP',
    stripeSessionId,
    expiresAt: app.clock.now(),
  })
  const image = 'public/pictures/none/960.webp'
  const many = Array.from({ length: 2 * callers.length }, () => ({ propertyId: property.id, image }))
  const photos = await db.insert(images).values(many).returning()
  const panoramas = await db
    .insert(images3d)
    .values(many.map((values) => ({ ...values, name: 'Entrada' })))
    .returning()
  const spareRooms = await Promise.all(callers.flatMap(() => [0, 1]).map(() => makeRoom(db, property.id)))
  const blocks = await db
    .insert(ownerBlocks)
    .values(
      Array.from({ length: 2 * callers.length }, (_, month) => ({
        propertyId: property.id,
        period: { start: new Date(Date.UTC(2036, month, 1)), end: new Date(Date.UTC(2036, month, 2)) },
      })),
    )
    .returning()
  const exportKey = `private/exports/${tenantA.id}/1.zip`
  await app.storage.put(exportKey, 'PK')
  const [ownExport] = await db
    .insert(dataExports)
    .values({
      userId: tenantA.id,
      state: 'ready',
      requestedAt: app.clock.now(),
      expiresAt: new Date('2040-01-01'),
      key: exportKey,
      bytes: 2,
    })
    .returning()
  const post = { userId: tenantA.id, title: 'Taller', description: 'Prueba' }
  const posts = await db
    .insert(publications)
    .values(Array.from({ length: 2 * callers.length + 1 }, () => post))
    .returning()
  const teamToken = 'mlr_matrix'
  await db.insert(releaseTokens).values({ team: 'Prueba', hash: sha256(teamToken), apps: ['*'] })
  const ids = {
    tenantA: tenantA.id,
    tenantB: tenantB.id,
    ownerA: ownerA.id,
    ownerB: ownerB.id,
    admin: admin.id,
    disabled: disabled.id,
    demoted: demoted.id,
    team: teamToken,
  }
  const [search, ...searches] = await db
    .insert(savedSearches)
    .values(
      Array.from({ length: 2 * callers.length + 1 }, (_, index) => ({
        userId: tenantA.id,
        name: `Taller ${index}`,
        filters: { q: `taller ${index}` },
        mail: false,
        seenAt: app.clock.now(),
        mailedUntil: app.clock.now(),
      })),
    )
    .returning()
  const [account] = await db
    .insert(payoutAccounts)
    .values({
      userId: ownerA.id,
      country: 'Chile',
      bank: '012',
      kind: 'sight',
      number: '00255004417',
      numberEnd: '4417',
      holderName: 'Ada Prueba',
      holderDocument: '12.345.678-5',
      noticeEmail: 'ada@people.example',
      codeExpiresAt: app.clock.now(),
      confirmedAt: app.clock.now(),
      needsReview: true,
    })
    .returning()
  const [filter, ...filters] = await db
    .insert(adminFilters)
    .values(
      Array.from({ length: 2 * callers.length + 1 }, (_, index) => ({
        userId: admin.id,
        list: 'users' as const,
        name: `Filtro ${index}`,
        query: 'q=a',
      })),
    )
    .returning()
  return {
    filterId: filter!.id,
    filterIds: filters.map(({ id }) => id),
    visitId: visit!.id,
    searchId: search!.id,
    searchIds: searches.map(({ id }) => id),
    payoutAccountId: account!.id,
    ids,
    propertyId: property.id,
    roomId: room.id,
    reservationId,
    reservationFileId: file!.id,
    stripeSessionId,
    contractHash,
    exportId: ownExport!.id,
    fileIds: files.map(({ id }) => id),
    photoIds: photos.map(({ id }) => id),
    panoramaIds: panoramas.map(({ id }) => id),
    spareRoomIds: spareRooms.map(({ id }) => id),
    waitingPostId: posts.pop()!.id,
    postIds: posts.map(({ id }) => id),
    blockIds: blocks.map(({ id }) => id),
  }
}
