import type { Payments } from '../context.ts'
import { closeDispute, isOver } from './close.ts'
import { escalateInquiry } from './escalate.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Dispute } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch, StripeError } from '../wire/errors.ts'
import { flag, metadata, readFields, shape, textParam } from '../wire/params.ts'
import { changes, mergeMetadata } from '../objects/fields.ts'

const find = ({ store }: Payments, id: string) => {
  const dispute = store.find('dispute', id)
  if (dispute === undefined) throw noSuch('dispute', id)
  return dispute
}

const requireAlive = (dispute: Dispute): Dispute => {
  if (!isOver(dispute)) return dispute
  throw new StripeError('This dispute is already closed', { param: 'id' })
}

const outcomes: Record<string, 'won' | 'lost' | undefined> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}

function answer(payments: Payments, before: Dispute, evidence: string | undefined, submit: boolean): Dispute {
  const after = payments.store.update<Dispute>({
    ...before,
    evidence: { ...before.evidence, uncategorized_text: evidence ?? before.evidence.uncategorized_text },
    evidence_details: {
      ...before.evidence_details,
      has_evidence: true,
      submission_count: before.evidence_details.submission_count + (submit ? 1 : 0),
      submission_method: submit ? 'manual' : before.evidence_details.submission_method,
    },
    status: submit
      ? before.status.startsWith('warning_')
        ? 'warning_under_review'
        : 'under_review'
      : before.status,
  })
  payments.emit('charge.dispute.updated', after, changes(before, after))
  if (submit && evidence === 'escalate_inquiry_evidence' && after.status.startsWith('warning_'))
    return escalateInquiry(payments, after)
  const outcome = submit ? outcomes[evidence ?? ''] : undefined
  return outcome === undefined ? after : closeDispute(payments, after, outcome)
}

/**
 * Evidence decides the outcome as Stripe documents it for tests: `winning_evidence`, `losing_evidence`, and
 * `escalate_inquiry_evidence`, which turns an inquiry into a chargeback. Any other text leaves the dispute in
 * review.
 */
export const disputeRoutes: ApiRoute[] = [
  { method: 'GET', path: '/disputes/:id', handle: (payments, { params: { id = '' } }) => find(payments, id) },
  {
    method: 'POST',
    path: '/disputes/:id',
    handle: (payments, { params: { id = '' }, form }) => {
      const given = readFields(form, {
        evidence: shape({ uncategorized_text: textParam }),
        metadata,
        submit: flag,
      })
      const found = requireAlive(find(payments, id))
      const before = { ...found, metadata: mergeMetadata(found.metadata, given.metadata) }
      return answer(payments, before, given.evidence?.uncategorized_text, given.submit ?? true)
    },
  },
  {
    method: 'POST',
    path: '/disputes/:id/close',
    handle: (payments, { params: { id = '' } }) =>
      closeDispute(payments, requireAlive(find(payments, id)), 'lost'),
  },
  {
    method: 'GET',
    path: '/disputes',
    handle: ({ database }, { form, path }) => {
      const { charge, payment_intent, ...page } = readFields(form, {
        ...pageParams,
        charge: textParam,
        payment_intent: textParam,
      })
      return listPage(database, 'dispute', path, page, { charge, payment_intent })
    },
  },
]
