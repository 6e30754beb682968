import { randomUUID } from 'node:crypto'
import { keyedHash } from '../platform/keyed-hash.ts'
import type { AppContext } from '../platform/context.ts'
import { accountLinks } from '../platform/db/schema/account-links.ts'
import { cancellations } from '../platform/db/schema/cancellations.ts'
import { publicationImages, publications, reviews } from '../platform/db/schema/community.ts'
import { contracts } from '../platform/db/schema/contracts.ts'
import { disputes } from '../platform/db/schema/disputes.ts'
import { files, images, images3d } from '../platform/db/schema/images.ts'
import { commissions, ownerTransfers } from '../platform/db/schema/ledger.ts'
import { loginPlaces } from '../platform/db/schema/login-places.ts'
import { mandates } from '../platform/db/schema/mandates.ts'
import { ownerBlocks } from '../platform/db/schema/owner-blocks.ts'
import { checkoutSessions, refunds, transfers } from '../platform/db/schema/payments.ts'
import { consents, subscriptions } from '../platform/db/schema/privacy.ts'
import { propertyAdmins } from '../platform/db/schema/properties.ts'
import { adminFilters, auditLog } from '../platform/db/schema/protection.ts'
import { reservationEvents, reservationFiles } from '../platform/db/schema/reservations.ts'
import { securityEvents } from '../platform/db/schema/security.ts'
import type { users } from '../platform/db/schema/users.ts'
import { toldAddresses, visits } from '../platform/db/schema/visits.ts'
import { makeAdmin, makeProperty, makeRoom } from './factories.ts'
import { makeReservation } from './make-reservation.ts'

/**
 * A user who did everything that leaves a trace. Every text that is theirs alone contains `mark`, and every file in
 * the storage consists of it.
 */
export interface Life {
  readonly id: string
  readonly mark: string
  readonly email: string
  readonly propertyId: string
  /** The keys of their files in the storage. */
  readonly files: string[]
}

type Owner = Pick<Life, 'id' | 'mark' | 'files'>

async function store(app: AppContext, life: Owner, key: string, content = life.mark): Promise<string> {
  await app.storage.put(key, content)
  life.files.push(key)
  return key
}

/** Stores a photo that a user uploaded. */
async function storePhoto(app: AppContext, life: Owner): Promise<string> {
  const { id: ownerId, mark } = life
  const key = await store(app, life, `public/pictures/location/${randomUUID()}/${mark}/320.webp`)
  await app.db.insert(files).values({
    key,
    contentType: 'image/webp',
    bytes: mark.length,
    sha256: 'x',
    visibility: 'public',
    ownerId,
    variants: { 320: key },
  })
  return key
}

/** Inserts a user with a property. `makeLife` adds the traces. */
export async function beginLife(
  app: AppContext,
  mark: string,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Life> {
  const { db } = app
  const email = `${mark}@people.example`
  const { id } = await makeAdmin(db, {
    isOwner: true,
    email,
    firstName: 'Nombre',
    lastName: `Apellido ${mark}`,
    phone: `phone-${mark}`,
    whatsapp: `whatsapp-${mark}`,
    identityCard: `card-${mark}`,
    rut: `rut-${mark}`,
    representativeName: `representative-${mark}`,
    passwordHash: `hash-${mark}`,
    stripeCustomerId: `cus_${mark}`,
    ...values,
  })
  const life = { id, mark, email, files: [] }
  const image = await storePhoto(app, life)
  const property = await makeProperty(db, {
    ownerId: id,
    creatorId: id,
    address: `Calle ${mark} 123`,
    street: `Calle ${mark}`,
    email: `contact-${mark}@people.example`,
    phone: `contact-${mark}`,
    image,
    stage: 'published',
  })
  return { ...life, propertyId: property.id }
}

async function sign(app: AppContext, life: Life, values: Partial<typeof contracts.$inferInsert>) {
  const { id: signerId, mark } = life
  const paper = (what: string) => store(app, life, `private/contracts/${randomUUID()}.pdf`, `${what}-${mark}`)
  const [row] = await app.db
    .insert(contracts)
    .values({
      kind: 'lease',
      propertyId: life.propertyId,
      data: { represent: `signer-${mark}`, rut: `rut-${mark}` },
      pdfKey: await paper('paper'),
      copyKey: values.kind === 'mandate' ? null : await paper('copy'),
      sha256: (randomUUID() + randomUUID()).replaceAll('-', ''),
      signerId,
      signerName: `signer-${mark}`,
      signerDocument: `card-${mark}`,
      ip: `ip-${mark}`,
      userAgent: `browser-${mark}`,
      signedAt: new Date(),
      localTime: '2026-01-01 09:00:00 GMT-03:00',
      timeZone: 'America/Santiago',
      ...values,
    })
    .returning()
  return row!
}

/** Adds the traces of a user's account and of what they do as an admin. */
async function keepAccount({ db, config }: AppContext, life: Life, other: Life): Promise<void> {
  const { id: userId, mark, email } = life
  await db.insert(accountLinks).values({
    tokenHash: `hash-${mark}`,
    userId,
    purpose: 'restore_password',
    email,
    expiresAt: new Date('2040-01-01'),
    usedAt: new Date(),
  })
  await db.insert(loginPlaces).values({
    userId,
    place: keyedHash(config.APP_SECRET, 'place', mark),
    lastSeenAt: new Date(),
    network: `network-${mark}`,
  })
  await db.insert(consents).values({ userId, kind: 'terms', version: 'v1', granted: true, language: 'es' })
  await db.insert(subscriptions).values({ email, language: 'es' })
  await db.insert(securityEvents).values([
    { kind: 'login', userId, network: `network-${mark}`, userAgent: `browser-${mark}` },
    { kind: 'role_changed', userId: other.id, actorId: userId, network: `network-${mark}` },
  ])
  await db.insert(propertyAdmins).values({ userId, propertyId: other.propertyId })
  await db
    .insert(adminFilters)
    .values({ userId, list: 'users', name: `filter-${mark}`, query: 'isActive=true' })
  await db.insert(auditLog).values({
    actorId: userId,
    undoneBy: userId,
    undoneAt: new Date(),
    action: 'changed',
    entity: 'user',
    entityId: userId,
    before: { phone: `phone-${mark}` },
  })
}

/** Adds the traces of a user as an owner. */
async function rentOut(app: AppContext, life: Life): Promise<void> {
  const { db } = app
  const { id, mark, propertyId } = life
  const image = await storePhoto(app, life)
  const room = await makeRoom(db, propertyId, { image })
  await db.insert(images).values([
    { propertyId, image },
    { roomId: room.id, image },
  ])
  await db.insert(images3d).values({ propertyId, image, name: `panorama-${mark}` })
  const period = { start: new Date('2036-01-01'), end: new Date('2036-02-01') }
  await db.insert(ownerBlocks).values({ propertyId, creatorId: id, note: `note-${mark}`, period })
  const { id: contractId } = await sign(app, life, { kind: 'mandate' })
  const offer = {
    propertyId,
    prices: [{ roomId: null, name: null, unit: 'month', price: 450_000 }],
    currency: 'CLP',
    offeredBy: id,
    offeredAt: new Date(),
    answeredBy: id,
    answeredAt: new Date(),
  } as const
  await db.insert(mandates).values([
    { ...offer, state: 'declined', declineReason: `reason-${mark}` },
    { ...offer, state: 'accepted', contractId },
  ])
  await db.insert(commissions).values({ propertyId, fromMonth: '2026-01', percent: 8, recordedBy: id })
  // All that is owed for the stay of the other one.
  const sent = { propertyId, amount: 414_000, currency: 'CLP', paidOn: '2026-01-02' } as const
  await db.insert(ownerTransfers).values({ ...sent, reference: 'transfer 1', recordedBy: id })
}

/** Adds the traces of a user as the tenant of another one's property: a stay that is over, and one never paid. */
async function rent(app: AppContext, life: Life, other: Life): Promise<void> {
  const { db } = app
  const { id, mark } = life
  const unpaid = await makeReservation(
    db,
    {
      propertyId: other.propertyId,
      tenantId: id,
      state: 'cancelled',
      address: `Secreta ${other.mark} 7`,
    },
    ['held', 'contract_signed', 'cancelled'],
  )
  await sign(app, life, { reservationId: unpaid.id, propertyId: other.propertyId })
  const { id: reservationId } = await makeReservation(db, {
    propertyId: other.propertyId,
    tenantId: id,
    state: 'completed',
    address: `Calle ${other.mark} 123`,
    contractData: { represent: `signer-${mark}` },
    confirmedAt: new Date(),
  })
  await db.insert(reservationEvents).values({
    reservationId,
    fromState: 'active',
    toState: 'completed',
    actor: 'admin',
    actorId: id,
  })
  await sign(app, life, { reservationId, propertyId: other.propertyId })
  const stripeSessionId = `cs_${id}`
  await db.insert(checkoutSessions).values({
    reservationId,
    attempt: 1,
    status: 'expired',
    idempotencyKey: `checkout-${id}`,
    parameters: { customer_email: life.email },
    amount: 450_000,
    currency: 'CLP',
    stripeSessionId,
    url: `https://pay.example/${mark}`,
    receiptUrl: `https://pay.example/receipt/${mark}`,
    expiresAt: new Date(),
  })
  const money = { reservationId, amount: 450_000, currency: 'CLP' } as const
  await db.insert(transfers).values({
    ...money,
    reference: 'bank 1',
    receivedOn: '2026-01-02',
    recordedBy: id,
  })
  await db.insert(refunds).values({
    ...money,
    idempotencyKey: `refund-${id}`,
    reason: 'requested',
    status: 'succeeded',
  })
  await db.insert(disputes).values({
    ...money,
    id: `dp_${id}`,
    stripePaymentIntentId: `pi_${id}`,
    status: 'won',
    reason: 'general',
    openedAt: new Date(),
  })
  await db.insert(cancellations).values({
    reservationId,
    askedBy: id,
    reason: 'other',
    message: `message-${mark}`,
    paid: 450_000,
    refund: 0,
    status: 'withdrawn',
    answerUntil: new Date('2040-01-01'),
    endedAt: new Date(),
    endedBy: id,
  })
  const key = await store(app, life, `private/documents/${randomUUID()}`, `document-${mark}`)
  const name = `document-${mark}.pdf`
  await db.insert(reservationFiles).values({ reservationId, uploaderId: id, name, key, bytes: 8 })
  const review = { reservationId, title: 'Reseña', comment: `review-by-${mark}`, rating: 5 }
  await db.insert(reviews).values({ ...review, creatorId: id, receiverId: other.id })
}

/** Adds the traces of a user among others. */
async function meet(app: AppContext, life: Life, other: Life): Promise<void> {
  const { db } = app
  const { id: userId, mark } = life
  const image = await storePhoto(app, life)
  // Not used for anything yet.
  await storePhoto(app, life)
  const [post] = await db
    .insert(publications)
    .values({ userId, title: `post-${mark}`, description: 'x', image })
    .returning()
  await db.insert(publicationImages).values({ publicationId: post!.id, image })
  await db.insert(visits).values({
    kind: 'visit',
    propertyId: other.propertyId,
    userId,
    visitorName: `visitor-${mark}`,
    providerId: `visit-${userId}`,
    cancelUrl: `https://visits.example/${mark}`,
  })
  await db.insert(toldAddresses).values({ userId, propertyId: other.propertyId, toldAt: new Date() })
}

/** Gives a user a trace in every table that refers to users. */
export async function makeLife(app: AppContext, life: Life, other: Life): Promise<void> {
  await keepAccount(app, life, other)
  await rentOut(app, life)
  await rent(app, life, other)
  await meet(app, life, other)
}
