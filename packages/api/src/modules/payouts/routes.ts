import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { askForAccount, confirmAccount, listOwnAccounts, stopAccount } from './accounts.ts'
import { listRefused } from './refused.ts'
import { reviewAccount } from './review-account.ts'
import { deleteExpired, listMandateDocuments } from './account-repository.ts'

/** Serves where owners are paid. */
export function registerPayouts(app: AppContext): void {
  const { payoutAccounts, adminLedger } = endpoints

  serve(app, payoutAccounts.list, async ({ user }) => ({
    ...(await listOwnAccounts(app, user.id)),
    mandateDocuments: await listMandateDocuments(app.db, user.id),
    refused: await listRefused(app.db, user.id),
  }))
  serve(app, payoutAccounts.ask, ({ user, body }) => askForAccount(app, user, body))
  serve(app, payoutAccounts.confirm, ({ user, params, body }) =>
    confirmAccount(app, user, params.id, body.code),
  )
  serve(app, payoutAccounts.stop, ({ user, params }) => stopAccount(app, user, params.id))
  serve(app, adminLedger.reviewAccount, ({ user, request, params, body: { accept } }) =>
    reviewAccount(app, { id: user.id, requestId: request.id }, { id: params.id, accept }),
  )

  app.jobs.every('forget-payout-accounts', 86_400_000, () => deleteExpired(app.db, app.clock.now()))
}
