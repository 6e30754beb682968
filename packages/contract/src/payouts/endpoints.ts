import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Email, ShownEmail } from '../primitives/email.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { nameText } from '../primitives/person-name.ts'
import { requiredText } from '../primitives/text.ts'
import { EpochMs } from '../primitives/time.ts'
import { signsUnknownToBanks } from '../rules/bank-letters.ts'
import { payoutAccountKinds } from '../rules/payout-accounts.ts'
import { PayoutAccount, RefusedPayout } from './schemas.ts'

const tag = 'payouts'

/** An account as its owner types it. What belongs together is checked by `payoutAccountProblems`. */
export const payoutAccountEntries = {
  country: Country,
  /** Only for Chile: that of a CCI is in it. */
  bank: v.optional(v.pipe(v.string('validation.required'), v.maxLength(3, 'validation.invalid'))),
  kind: v.optional(v.picklist(payoutAccountKinds, 'validation.required')),
  number: requiredText(40),
  holderName: v.pipe(
    nameText(120),
    v.check((name) => signsUnknownToBanks(name).length === 0, 'validation.bank_signs'),
  ),
  holderDocument: requiredText(40),
  /** Where the owner is told of each payout. */
  noticeEmail: Email,
}

const accounts = v.object({ accounts: v.array(PayoutAccount), serverTime: EpochMs })

/** Where an owner is paid (RULES.md §6.152). */
export const payoutAccounts = {
  list: endpoint({
    id: 'payoutAccounts.list',
    method: 'GET',
    path: '/owner/payout-accounts',
    access: 'owner',
    tag,
    summary:
      'The own accounts for payouts, with those that wait, what the bank refused, and the numbers of the own mandates',
    response: v.object({
      ...accounts.entries,
      /** The numbers of the landlord in the own mandates: an account of another holder is looked at by the office. */
      mandateDocuments: v.array(v.string()),
      /**
       * The last payment in each country, where the bank refused it: until the next one is paid or, where the account was to
       * blame, until another one is given.
       */
      refused: v.array(RefusedPayout),
    }),
    errors: [],
    rateLimit: 'own',
  }),
  ask: endpoint({
    id: 'payoutAccounts.ask',
    method: 'POST',
    path: '/owner/payout-accounts',
    access: 'owner',
    tag,
    status: 201,
    summary: 'Ask to be paid to another account, which mails a code to the own address',
    body: body(payoutAccountEntries),
    response: v.object({ id: Id, email: ShownEmail, expiresAt: EpochMs, serverTime: EpochMs }),
    errors: ['conflict', 'rate_limited'],
    rateLimit: 'payout_account',
  }),
  confirm: endpoint({
    id: 'payoutAccounts.confirm',
    method: 'POST',
    path: '/owner/payout-accounts/:id/confirmation',
    access: 'owner',
    tag,
    summary: 'Confirm an account by the mailed code',
    params: IdParams,
    body: body({ code: v.pipe(v.string('validation.required'), v.regex(/^\d{6}$/, 'validation.code')) }),
    response: accounts,
    errors: ['not_found', 'conflict'],
    rateLimit: 'payout_code',
  }),
  stop: endpoint({
    id: 'payoutAccounts.stop',
    method: 'POST',
    path: '/owner/payout-accounts/:id/stop',
    access: 'owner',
    tag,
    summary: 'Stop an account that waits, so that money goes where it went before',
    params: IdParams,
    response: accounts,
    errors: ['not_found', 'wrong_state'],
    rateLimit: 'own',
  }),
} as const
