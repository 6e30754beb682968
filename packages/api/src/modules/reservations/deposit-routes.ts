import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerClaims, claimParts, releaseDeposit, withdrawClaim } from './deposit-claims.ts'
import { decideClaim, giveBackDeposit, listDeposits } from './deposit-office.ts'

/** Serves what owner, tenant and office do about deposits. */
export function registerDeposits(app: AppContext): void {
  const { adminDeposits, deposits } = endpoints
  serve(app, deposits.claim, async ({ user, params, body, request, text }) => {
    await claimParts(app, user, { id: params.id, claims: body.claims, key: request.idempotencyKey })
    return { message: text('message.saved') }
  })
  serve(app, deposits.withdraw, async ({ user, params, text }) => {
    await withdrawClaim(app, user, params)
    return { message: text('message.saved') }
  })
  serve(app, deposits.release, async ({ user, params, text }) => {
    await releaseDeposit(app, user, params.id)
    return { message: text('message.saved') }
  })
  serve(app, deposits.answer, async ({ user, params, body, text }) => {
    await answerClaims(app, user, { id: params.id, answers: body.answers })
    return { message: text('message.saved') }
  })
  serve(app, adminDeposits.list, ({ query }) => listDeposits(app, query.reservationId))
  serve(app, adminDeposits.decide, async ({ user, params, body, text }) => {
    await decideClaim(app, user.id, params.id, body)
    return { message: text('message.saved') }
  })
  serve(app, adminDeposits.giveBack, async ({ user, params, body, text }) => {
    await giveBackDeposit(app, user.id, params.id, body)
    return { message: text('message.saved') }
  })
}
