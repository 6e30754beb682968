import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body, nested } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Amount, Country } from '../primitives/money.ts'
import { printed } from '../primitives/printed.ts'
import { requiredText } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'
import { mostPayouts, payoutRefusals, payoutRunSorts } from '../rules/payout-runs.ts'
import { PayoutCandidate, PayoutRun, PayoutRunSummary } from './schemas.ts'

const tag = 'admin payouts'

/** What was chosen: a country of an owner, with what the page shows as available there. */
const Chosen = nested({ ownerId: Id, country: Country, ifAvailable: Amount })

const Refused = nested({ id: Id, why: v.picklist(payoutRefusals, 'validation.required') })

const FileParams = v.object({ id: Id, file: Id })

/** The runs in which the office pays owners (RULES.md §6.167). */
export const payoutRuns = {
  list: endpoint({
    id: 'payoutRuns.list',
    method: 'GET',
    path: '/admin/payout-runs',
    access: 'admin',
    tag,
    summary: 'The payout runs, newest first',
    query: v.object(listQuery(payoutRunSorts)),
    response: v.object({ runs: v.array(PayoutRunSummary), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  candidates: endpoint({
    id: 'payoutRuns.candidates',
    method: 'GET',
    path: '/admin/payout-runs/candidates',
    access: 'admin',
    tag,
    summary: "The owners with something available, where each would be paid, and why some can't be yet",
    query: v.object({ country: v.optional(Country) }),
    response: v.object({
      candidates: v.array(PayoutCandidate),
      /** Whether there are more than are listed. */
      isCut: v.boolean(),
    }),
    errors: [],
    rateLimit: 'office',
  }),
  create: endpoint({
    id: 'payoutRuns.create',
    method: 'POST',
    path: '/admin/payout-runs',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Make a payout run of what is available to these owners',
    body: body({
      owners: v.pipe(
        v.array(Chosen),
        v.minLength(1, 'validation.required'),
        v.maxLength(mostPayouts, 'validation.max_length'),
      ),
    }),
    response: PayoutRun,
    errors: ['conflict', 'changed_meanwhile'],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'payoutRuns.detail',
    method: 'GET',
    path: '/admin/payout-runs/:id',
    access: 'admin',
    tag,
    summary: 'A payout run with its files and payments',
    params: IdParams,
    response: PayoutRun,
    errors: [],
    rateLimit: 'office',
  }),
  export: endpoint({
    id: 'payoutRuns.export',
    method: 'GET',
    path: '/admin/payout-runs/:id/export',
    access: 'admin',
    tag,
    summary: 'The payments of a run as a spreadsheet, without account numbers',
    params: IdParams,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
  send: endpoint({
    id: 'payoutRuns.send',
    method: 'POST',
    path: '/admin/payout-runs/:id/files/:file/sending',
    access: 'admin',
    tag,
    summary: 'Download the file for a bank, again the same one, and count it as sent',
    params: FileParams,
    response: binary('text/csv'),
    errors: ['wrong_state', 'changed_meanwhile'],
    rateLimit: 'office',
  }),
  settle: endpoint({
    id: 'payoutRuns.settle',
    method: 'POST',
    path: '/admin/payout-runs/:id/files/:file/outcome',
    access: 'admin',
    tag,
    summary: 'Record what a bank paid of a file, and which payments it refused',
    params: FileParams,
    body: body({
      /** Both are needed unless every payment was refused. */
      reference: v.optional(printed(requiredText(120))),
      date: v.optional(CalendarDate),
      rejected: v.pipe(v.array(Refused), v.maxLength(mostPayouts, 'validation.max_length')),
    }),
    response: PayoutRun,
    errors: ['wrong_state', 'conflict'],
    rateLimit: 'office',
  }),
  cancel: endpoint({
    id: 'payoutRuns.cancel',
    method: 'POST',
    path: '/admin/payout-runs/:id/cancellation',
    access: 'admin',
    tag,
    summary: 'Take back the payments of a run whose file nobody has downloaded',
    params: IdParams,
    response: PayoutRun,
    errors: ['wrong_state'],
    rateLimit: 'office',
  }),
} as const
