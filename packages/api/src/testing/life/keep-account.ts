import { randomUUID } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { AppContext } from '../../platform/context.ts'
import { accountLinks } from '../../platform/db/schema/account-links.ts'
import { publicationImages, publications } from '../../platform/db/schema/community.ts'
import { favourites, savedSearches } from '../../platform/db/schema/favourites.ts'
import { loginPlaces } from '../../platform/db/schema/login-places.ts'
import { bulkActions } from '../../platform/db/schema/bulk-actions.ts'
import { consents, subscriptions } from '../../platform/db/schema/privacy.ts'
import { propertyAdmins } from '../../platform/db/schema/properties.ts'
import { payoutFiles, payoutRuns, payouts } from '../../platform/db/schema/payout-runs.ts'
import { payoutAccounts } from '../../platform/db/schema/payouts.ts'
import { adminFilters, auditLog } from '../../platform/db/schema/protection.ts'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { userSheets } from '../../platform/db/schema/user-sheets.ts'
import { toldAddresses, visits } from '../../platform/db/schema/visits.ts'
import { type Life, storePhoto } from './begin-life.ts'

/** Adds the traces of a user's account and of what they do as an admin. */
export async function keepAccount({ db, config }: AppContext, life: Life, other: Life): Promise<void> {
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
  await db
    .insert(userSheets)
    .values({ userId, filter: { q: `words-${mark}` }, language: 'es', requestedAt: new Date() })
  const at = new Date()
  await db.insert(bulkActions).values({
    userId,
    list: 'users',
    action: 'verify',
    filter: { q: `words-${mark}` },
    requestId: mark,
    origin: { network: '10.0.0.x', networkHash: mark, userAgent: mark, requestId: mark },
    requestedAt: at,
  })
  await db.insert(favourites).values({ userId, propertyId: other.propertyId, savedAt: at })
  await db.insert(savedSearches).values({
    userId,
    name: `search-${mark}`,
    filters: { q: `words-${mark}` },
    mail: true,
    seenAt: at,
    mailedUntil: at,
  })
  const [account] = await db
    .insert(payoutAccounts)
    .values({
      userId,
      country: 'Perú',
      bank: '011',
      number: `account-${mark}`,
      numberEnd: '8270',
      holderName: `holder-${mark}`,
      holderDocument: `card-${mark}`,
      noticeEmail: `payouts-${mark}@people.example`,
      codeExpiresAt: at,
      confirmedAt: at,
      needsReview: true,
      reviewedBy: other.id,
      validFrom: at,
    })
    .returning()
  const [run] = await db.insert(payoutRuns).values({ createdBy: userId, createdAt: at }).returning()
  const sent = { sentAt: at, sentBy: userId, settledAt: at, settledBy: userId }
  const [file] = await db
    .insert(payoutFiles)
    .values({ runId: run!.id, country: 'Perú', bank: '011', ...sent })
    .returning()
  await db.insert(payouts).values({
    fileId: file!.id,
    userId,
    accountId: account!.id,
    amount: 1,
    currency: 'PEN',
    state: 'rejected',
    why: 'closed',
    decidedAt: at,
  })
  await db.insert(auditLog).values({
    actorId: userId,
    action: 'payoutAccount.confirm',
    entity: 'payoutAccount',
    entityId: randomUUID(),
    after: { numberEnd: `end-${mark}` },
  })
  await db.insert(auditLog).values({
    actorId: userId,
    undoneBy: userId,
    undoneAt: new Date(),
    action: 'changed',
    network: `network-${mark}`,
    entity: 'user',
    entityId: userId,
    before: { phone: `phone-${mark}` },
  })
}

/** Adds the traces of a user among others. */
export async function meet(app: AppContext, life: Life, other: Life): Promise<void> {
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
