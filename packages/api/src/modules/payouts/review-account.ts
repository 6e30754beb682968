import type { endpoints, Response } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockUser } from '../auth/repository.ts'
import { enqueueAccountMails } from './account-mails.ts'
import * as repository from './account-repository.ts'
import { listOwnAccounts, recorded, startAccount } from './accounts.ts'

interface Reviewer {
  readonly id: string
  readonly requestId: string
}

const waitsForOffice = ({ confirmedAt, needsReview, validFrom, ended }: PayoutAccountRow): boolean =>
  confirmedAt !== null && needsReview && validFrom === null && ended === null

/**
 * Accepts or refuses an account whose holder is not the landlord of the owner's mandates. An accepted one is used at once if it is
 * the first one of its country, else when its 72 hours are over; the owner is mailed either way (RULES.md §6.163,
 * §6.164). Returns the accounts of the owner that are used or will be.
 * @throws AppError not_found, forbidden for one's own, wrong_state once it was stopped or looked at
 */
export async function reviewAccount(
  app: AppContext,
  reviewer: Reviewer,
  { id, accept }: { readonly id: string; readonly accept: boolean },
): Promise<Response<typeof endpoints.adminLedger.reviewAccount>> {
  const { userId } = found(await repository.findAccount(app.db, id))
  if (userId === reviewer.id) throw new AppError('forbidden')
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const owner = found(await lockUser(tx, userId))
    const row = found(await repository.findAccount(tx, id))
    if (!waitsForOffice(row)) throw new AppError('wrong_state')
    await repository.updateAccount(tx, id, {
      reviewedBy: reviewer.id,
      ...(!accept && { ended: 'refused' as const }),
    })
    const { started, before } = accept
      ? await startAccount(tx, row, now)
      : { started: row, before: await repository.findValid(tx, row, now) }
    const kind = !accept ? 'refused' : started.validFrom! > now ? 'waits' : 'first'
    await enqueueAccountMails(app, tx, owner, { kind, account: started, before })
    await recordChange(tx, {
      actorId: reviewer.id,
      requestId: reviewer.requestId,
      entity: 'payoutAccount',
      action: 'payoutAccount.review',
      entityId: id,
      before: { ...recorded(row), ended: null },
      after: { ...recorded(started), ended: accept ? null : 'refused' },
    })
  })
  const { accounts } = await listOwnAccounts(app, userId)
  return { accounts }
}
