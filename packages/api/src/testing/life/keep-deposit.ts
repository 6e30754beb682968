import { eq } from 'drizzle-orm'
import type { AppContext } from '../../platform/context.ts'
import { depositClaims, depositEvents, deposits } from '../../platform/db/schema/deposits.ts'
import type { Life } from './begin-life.ts'

interface Kept {
  readonly reservationId: string
  readonly owner: Life
}

/**
 * Adds the deposit of a stay that is over: its owner claimed a part, the tenant refused it, and so did the tenant again as an
 * admin, so that all of it went back.
 */
export async function keepDeposit(
  { db }: AppContext,
  { id, mark }: Life,
  { reservationId, owner }: Kept,
): Promise<void> {
  const amount = 300_000
  const [deposit] = await db
    .insert(deposits)
    .values({ reservationId, amount, currency: 'CLP', state: 'kept' })
    .returning()
  const depositId = deposit!.id
  const [claim] = await db
    .insert(depositClaims)
    .values({
      depositId,
      place: 1,
      item: `item-${owner.mark}`,
      reason: `claim-${owner.mark}`,
      amount: 50_000,
      state: 'open',
      answerUntil: new Date(),
    })
    .returning()
  const { id: claimId } = claim!
  const change = (values: Partial<typeof depositClaims.$inferInsert>) =>
    db.update(depositClaims).set(values).where(eq(depositClaims.id, claimId))
  await change({ state: 'disputed', answer: `answer-${mark}`, answeredAt: new Date() })
  await change({ state: 'refused', decision: `decision-${mark}`, decidedBy: id })
  await db.insert(depositEvents).values({
    depositId,
    claimId,
    fromState: 'disputed',
    toState: 'refused',
    actor: 'admin',
    actorId: id,
    reason: `decision-${mark}`,
  })
  const turn = (values: Partial<typeof deposits.$inferInsert>) =>
    db.update(deposits).set(values).where(eq(deposits.id, depositId))
  await turn({ state: 'closing', returned: amount })
  await turn({ state: 'settled' })
}
