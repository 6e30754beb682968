import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { LedgerPayment, owedEntries, OwnerTransfer, SignedAmount } from '../ledger/schemas.ts'
import { PayoutAccount } from '../payouts/schemas.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { printed } from '../primitives/printed.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { CalendarDate, Month } from '../primitives/time.ts'
import { ShownEmail } from '../primitives/email.ts'

const tag = 'admin ledger'
const reference = printed(requiredText(120))

const hundredths = (percent: number) => Number.isInteger(Math.round(percent * 1e6) / 1e4)
const Percent = v.pipe(
  v.number('validation.required'),
  v.minValue(0, 'validation.min'),
  v.maxValue(100, 'validation.max'),
  v.check(hundredths, 'validation.invalid'),
)

/** What was agreed with the owner of a property: the commission from a month on. */
export const Commission = v.object({ locationId: Id, from: Month, percent: v.number() })

/** An owner with what they are owed by currency, in minor units; negative where too much was transferred. */
export const OwnerBalance = v.object({
  id: Id,
  name: v.string(),
  email: ShownEmail,
  /** How many of their properties have payments or transfers. */
  properties: v.pipe(v.number(), v.integer()),
  balances: v.array(v.object({ currency: CurrencyCode, amount: SignedAmount, ...owedEntries })),
})
export type OwnerBalance = v.InferOutput<typeof OwnerBalance>

/** A property of an owner with what is owed for it, and the commission of this month in percent. */
export const LocationBalance = v.object({
  locationId: Id,
  name: v.string(),
  currency: CurrencyCode,
  commission: v.number(),
  balance: SignedAmount,
  ...owedEntries,
})
export type LocationBalance = v.InferOutput<typeof LocationBalance>

/** The values by which the list of owners can be sorted. Amounts compare within one currency. */
export const ownerBalanceSorts = ['name', 'created', 'owed', 'available', 'held'] as const

/** What a balance of the owners that are listed has: something available, something held, or too much transferred. */
export const balanceStandings = ['available', 'held', 'over'] as const

const { cursor: _cursor, limit: _limit, ...listOrder } = listQuery(ownerBalanceSorts)

/** A currency leaves out owners and balances of the other one; amounts are sorted by it, else by pesos. */
const ownerFilter = {
  currency: v.optional(CurrencyCode),
  standing: v.optional(v.picklist(balanceStandings, 'validation.invalid')),
}

/** The platform moves no money to owners: admins record what was transferred at the bank (RULES.md §6.146, §6.148). */
export const adminLedger = {
  owners: endpoint({
    id: 'adminLedger.owners',
    method: 'GET',
    path: '/admin/ledger/owners',
    access: 'admin',
    tag,
    summary: 'The owners with payments or transfers, and what each is owed',
    query: v.object({ ...ownerFilter, ...listQuery(ownerBalanceSorts) }),
    response: v.object({ owners: v.array(OwnerBalance), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  exportOwners: endpoint({
    id: 'adminLedger.exportOwners',
    method: 'GET',
    path: '/admin/ledger/owners/export',
    access: 'admin',
    tag,
    summary: 'What is owed to the owners of a filter as a spreadsheet',
    query: v.object({ ...ownerFilter, ...listOrder }),
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
  owner: endpoint({
    id: 'adminLedger.owner',
    method: 'GET',
    path: '/admin/ledger/owners/:id',
    access: 'admin',
    tag,
    summary: 'What an owner is owed by property, with each transfer, newest first',
    params: IdParams,
    response: v.object({
      owner: v.object({ id: Id, name: v.string(), email: ShownEmail }),
      locations: v.array(LocationBalance),
      transfers: v.array(OwnerTransfer),
      /** Where the owner is paid, with what waits. */
      accounts: v.array(PayoutAccount),
    }),
    errors: [],
    rateLimit: 'office',
  }),
  reviewAccount: endpoint({
    id: 'adminLedger.reviewAccount',
    method: 'PUT',
    path: '/admin/ledger/accounts/:id/review',
    access: 'admin',
    tag,
    summary: 'Accept or refuse an account for payouts whose holder is not the one of the mandate',
    params: IdParams,
    body: body({ accept: Flag }),
    response: v.object({ accounts: v.array(PayoutAccount) }),
    errors: ['not_found', 'forbidden', 'wrong_state'],
    rateLimit: 'office',
  }),
  payments: endpoint({
    id: 'adminLedger.payments',
    method: 'GET',
    path: '/admin/ledger/owners/:id/payments',
    access: 'admin',
    tag,
    summary: 'The payments for the properties of an owner, page by page, newest first',
    params: IdParams,
    query: v.object({ ...listQuery(['date']), locationId: v.optional(Id) }),
    response: v.object({ payments: v.array(LedgerPayment), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  transfers: endpoint({
    id: 'adminLedger.transfers',
    method: 'GET',
    path: '/admin/ledger/transfers',
    access: 'admin',
    tag,
    summary: 'Transfers to the owner of a property, newest first',
    query: v.object({ locationId: Id }),
    response: v.object({ transfers: v.array(OwnerTransfer) }),
    errors: [],
    rateLimit: 'office',
  }),
  record: endpoint({
    id: 'adminLedger.record',
    method: 'POST',
    path: '/admin/ledger/transfers',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Record a transfer to an owner',
    body: body({
      locationId: Id,
      amount: v.pipe(Amount, v.minValue(1, 'validation.min')),
      date: CalendarDate,
      reference,
      /** What the form says is owed for the property; refused with `changed_meanwhile` if it is not by now. */
      ifBalance: v.optional(SignedAmount),
    }),
    response: OwnerTransfer,
    errors: ['not_found', 'conflict', 'changed_meanwhile'],
    rateLimit: 'office',
  }),
  correct: endpoint({
    id: 'adminLedger.correct',
    method: 'POST',
    path: '/admin/ledger/transfers/:id/correction',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Correct a recorded transfer by a counter-entry',
    params: IdParams,
    body: body({ date: CalendarDate, reference }),
    response: OwnerTransfer,
    errors: ['conflict'],
    rateLimit: 'office',
  }),
  setCommission: endpoint({
    id: 'adminLedger.setCommission',
    method: 'POST',
    path: '/admin/ledger/commissions',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Record the commission of a mandate from a month on',
    body: body({ locationId: Id, from: Month, percent: Percent }),
    response: Commission,
    errors: ['not_found', 'conflict'],
    rateLimit: 'office',
  }),
} as const
