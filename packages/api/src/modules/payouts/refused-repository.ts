import { desc, eq, inArray, and } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { payoutFiles, payoutRuns, payouts } from '../../platform/db/schema/payout-runs.ts'
import { payoutAccounts } from '../../platform/db/schema/payouts.ts'

/** Returns how the last payment to each of these owners in each currency ended at the bank: `why` is null if it was paid. */
export const listLastDecided = (db: Queryable, ownerIds: readonly string[]) =>
  db
    .selectDistinctOn([payouts.userId, payouts.currency], {
      ownerId: payouts.userId,
      currency: payouts.currency,
      amount: payouts.amount,
      why: payouts.why,
      decidedAt: payouts.decidedAt,
      country: payoutFiles.country,
      run: payoutRuns.number,
      account: {
        bank: payoutAccounts.bank,
        kind: payoutAccounts.kind,
        numberEnd: payoutAccounts.numberEnd,
        holderName: payoutAccounts.holderName,
      },
    })
    .from(payouts)
    .innerJoin(payoutFiles, eq(payoutFiles.id, payouts.fileId))
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutFiles.runId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(and(inArray(payouts.userId, [...ownerIds]), inArray(payouts.state, ['paid', 'rejected'])))
    .orderBy(payouts.userId, payouts.currency, desc(payouts.decidedAt))
