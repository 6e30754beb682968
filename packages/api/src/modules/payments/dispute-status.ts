import type { DisputeRow } from '../../platform/db/schema/disputes.ts'

const over: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']

export const isDisputeOver = ({ status }: Pick<DisputeRow, 'status'>): boolean => over.includes(status)

/** The bank only asks: it may let the matter rest, or make a chargeback of it. */
export const isQuestion = ({ status }: Pick<DisputeRow, 'status'>): boolean => status.startsWith('warning_')

/** The bank has the money, or may keep it: the provider sends nothing back. A mere question takes none. */
export const holdsMoney = (dispute: Pick<DisputeRow, 'status'>): boolean =>
  dispute.status !== 'won' && dispute.status !== 'prevented' && !isQuestion(dispute)
