import type { Locale } from '@metrolibre/contract'
import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { cardConsents } from '../../platform/db/schema/card-consents.ts'

export type CardConsentRow = typeof cardConsents.$inferSelect

const isLiving = and(isNotNull(cardConsents.savedAt), isNull(cardConsents.endedAt))
const isWaiting = and(isNull(cardConsents.savedAt), isNull(cardConsents.endedAt))

/** Returns the living consents of these bookings, one for each that has one. */
export const listLivingConsents = async (
  db: Queryable,
  reservationIds: readonly string[],
): Promise<CardConsentRow[]> =>
  reservationIds.length === 0
    ? []
    : db
        .select()
        .from(cardConsents)
        .where(and(inArray(cardConsents.reservationId, [...reservationIds]), isLiving))

export async function findLivingConsent(
  db: Queryable,
  reservationId: string,
): Promise<CardConsentRow | undefined> {
  const [row] = await listLivingConsents(db, [reservationId])
  return row
}

export async function findConsent(db: Queryable, id: string): Promise<CardConsentRow | undefined> {
  const [row] = await db.select().from(cardConsents).where(eq(cardConsents.id, id))
  return row
}

interface GivenConsent {
  readonly reservationId: string
  readonly textVersion: number
  readonly language: Locale
  readonly at: Date
}

/** Writes a consent whose card is not saved yet. */
export async function insertConsent(tx: Queryable, { at, ...given }: GivenConsent): Promise<CardConsentRow> {
  const [row] = await tx
    .insert(cardConsents)
    .values({ ...given, givenAt: at })
    .returning()
  return row!
}

/**
 * Returns the consent of a booking that waits for its card, or writes it. A tenant who opens the checkout again gave it before.
 * The reservation must be locked.
 */
export async function keepWaitingConsent(tx: Transaction, given: GivenConsent): Promise<CardConsentRow> {
  const { reservationId, textVersion, language } = given
  const [row] = await tx
    .select()
    .from(cardConsents)
    .where(
      and(
        eq(cardConsents.reservationId, reservationId),
        eq(cardConsents.textVersion, textVersion),
        eq(cardConsents.language, language),
        isNull(cardConsents.setupSessionId),
        isWaiting,
      ),
    )
    .limit(1)
  return row ?? insertConsent(tx, given)
}

/** Notes the provider's session that saves the card of a consent. */
export async function noteSetupSession(db: Queryable, id: string, setupSessionId: string): Promise<void> {
  await db.update(cardConsents).set({ setupSessionId }).where(eq(cardConsents.id, id))
}

export type CardFacts = Pick<CardConsentRow, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>

/** Writes the card of a consent that waits for it. Returns undefined when it has one, or has ended. */
export async function writeSavedCard(
  tx: Transaction,
  id: string,
  card: CardFacts & { readonly customerId: string; readonly paymentMethodId: string },
  at: Date,
): Promise<CardConsentRow | undefined> {
  const [row] = await tx
    .update(cardConsents)
    .set({ ...card, savedAt: at })
    .where(and(eq(cardConsents.id, id), isWaiting))
    .returning()
  return row
}

/** Ends the living consent of a booking. Returns it, or undefined when there is none. */
export async function endLivingConsent(
  tx: Transaction,
  reservationId: string,
  endReason: 'withdrawn' | 'replaced',
  at: Date,
): Promise<CardConsentRow | undefined> {
  const [row] = await tx
    .update(cardConsents)
    .set({ endedAt: at, endReason })
    .where(and(eq(cardConsents.reservationId, reservationId), isLiving))
    .returning()
  return row
}

/** Ends a consent whose card was never saved. */
export async function endUnusedConsent(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .update(cardConsents)
    .set({ endedAt: at, endReason: 'unused' })
    .where(and(eq(cardConsents.id, id), isWaiting))
}

/** Returns consents whose card is still to be saved in a session of their own, given before an instant. */
export const findWaitingSetups = (db: Queryable, before: Date): Promise<CardConsentRow[]> =>
  db
    .select()
    .from(cardConsents)
    .where(and(isWaiting, isNotNull(cardConsents.setupSessionId), lte(cardConsents.givenAt, before)))
    .orderBy(asc(cardConsents.givenAt))
    .limit(40)

/** Writes what the bank changed about a saved card. */
export async function changeCardFacts(
  db: Queryable,
  paymentMethodId: string,
  card: CardFacts,
): Promise<void> {
  await db.update(cardConsents).set(card).where(eq(cardConsents.paymentMethodId, paymentMethodId))
}
