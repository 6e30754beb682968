import type { DisputeRow } from '../../platform/db/schema/disputes.ts'

export const overStatuses: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']

export const isDisputeOver = ({ status }: Pick<DisputeRow, 'status'>): boolean =>
  overStatuses.includes(status)

/** Tells whether a dispute is only an inquiry of the bank, which may be dropped or become a chargeback. */
export const isQuestion = ({ status }: Pick<DisputeRow, 'status'>): boolean => status.startsWith('warning_')

/**
 * Tells whether the bank has the money or may keep it, so that the provider makes no refund. An inquiry takes
 * no money.
 */
export const holdsMoney = (dispute: Pick<DisputeRow, 'status'>): boolean =>
  dispute.status !== 'won' && dispute.status !== 'prevented' && !isQuestion(dispute)
