import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body, nested } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Amount } from '../primitives/money.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { mostDepositClaims } from '../rules/kept-deposit.ts'
import { OfficeDeposit } from './schemas.ts'

const ClaimedPart = nested({
  item: requiredText(120),
  reason: requiredText(1000),
  amount: Amount,
  /** A document of the booking, which whoever claims has added. */
  fileId: v.nullish(Id),
})

const Answer = nested({ id: Id, agrees: Flag, text: optionalText(1000) })

const several = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item),
    v.minLength(1, 'validation.required'),
    v.maxLength(mostDepositClaims, 'validation.max_length'),
  )

export const DepositClaimsBody = body({ claims: several(ClaimedPart) })
export type DepositClaimsBody = v.InferOutput<typeof DepositClaimsBody>

export const DepositAnswersBody = body({ answers: several(Answer) })
export type DepositAnswersBody = v.InferOutput<typeof DepositAnswersBody>

export const DepositDecisionBody = body({ awarded: Amount, reason: requiredText(1000) })
export type DepositDecisionBody = v.InferOutput<typeof DepositDecisionBody>

export const DepositReturnBody = body({ byHand: Flag, reference: optionalText(120) })
export type DepositReturnBody = v.InferOutput<typeof DepositReturnBody>

/** The deposits that the platform keeps (RULES.md §6.280). */
export const deposits = {
  claim: endpoint({
    id: 'deposits.claim',
    method: 'POST',
    path: '/reservation/:id/deposit/claims',
    access: 'user',
    tag: 'reservation',
    status: 201,
    summary: 'Claim parts of a deposit, as the owner, in the seven days after the stay',
    params: IdParams,
    body: DepositClaimsBody,
    response: Message,
    errors: ['wrong_state', 'idempotency_mismatch', 'payment_disputed'],
    rateLimit: 'own',
    idempotent: true,
  }),
  withdraw: endpoint({
    id: 'deposits.withdraw',
    method: 'DELETE',
    path: '/reservation/:id/deposit/claims/:claimId',
    access: 'user',
    tag: 'reservation',
    summary: 'Take back what was claimed of a deposit, as the owner',
    params: v.object({ id: Id, claimId: Id }),
    response: Message,
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  release: endpoint({
    id: 'deposits.release',
    method: 'POST',
    path: '/reservation/:id/deposit/release',
    access: 'user',
    tag: 'reservation',
    summary: 'Give back at once what is not claimed of a deposit, as the owner',
    params: IdParams,
    response: Message,
    errors: ['wrong_state', 'payment_disputed'],
    rateLimit: 'own',
  }),
  answer: endpoint({
    id: 'deposits.answer',
    method: 'POST',
    path: '/reservation/:id/deposit/answers',
    access: 'user',
    tag: 'reservation',
    summary: 'Agree to what was claimed of a deposit, or not, as the tenant',
    params: IdParams,
    body: DepositAnswersBody,
    response: Message,
    errors: ['wrong_state', 'payment_disputed'],
    rateLimit: 'own',
  }),
} as const

/** What the office does about deposits. */
export const adminDeposits = {
  list: endpoint({
    id: 'adminDeposits.list',
    method: 'GET',
    path: '/admin/deposits',
    access: 'admin',
    tag: 'admin reservations',
    summary: 'The deposits that wait for the office, the oldest first, or those of a booking',
    query: v.object({ reservationId: v.optional(Id) }),
    response: v.object({
      deposits: v.array(OfficeDeposit),
      /** What is kept of all deposits, in minor units. */
      held: v.object({ CLP: Amount, PEN: Amount }),
    }),
    errors: [],
    rateLimit: 'office',
  }),
  decide: endpoint({
    id: 'adminDeposits.decide',
    method: 'POST',
    path: '/admin/deposits/claims/:id/decide',
    access: 'admin',
    tag: 'admin reservations',
    summary:
      'Decide how much of a claim that the tenant does not agree to goes to the owner, with the reason',
    params: IdParams,
    body: DepositDecisionBody,
    response: Message,
    errors: ['wrong_state'],
    rateLimit: 'office',
  }),
  giveBack: endpoint({
    id: 'adminDeposits.giveBack',
    method: 'POST',
    path: '/admin/deposits/:id/return',
    access: 'admin',
    tag: 'admin reservations',
    summary: 'Order a refund of a deposit again that failed, or record that it was returned by hand',
    params: IdParams,
    body: DepositReturnBody,
    response: Message,
    errors: ['wrong_state', 'payment_disputed'],
    rateLimit: 'office',
  }),
} as const
