import type { DisputeRow } from '../../platform/db/schema/disputes.ts'

const over: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']

export const isDisputeOver = ({ status }: Pick<DisputeRow, 'status'>): boolean => over.includes(status)

/** The bank has the money, or may keep it: the provider sends nothing back. A mere question takes none. */
export const holdsMoney = ({ status }: Pick<DisputeRow, 'status'>): boolean =>
  status !== 'won' && status !== 'prevented' && !status.startsWith('warning_')
