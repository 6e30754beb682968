import type { Logger } from 'pino'

/** Does the work for one row after the other. A row whose work fails is logged, and does not keep the others waiting. */
export async function eachApart<Row extends { readonly id: string }>(
  logger: Logger,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    await work(row).catch((err: unknown) => logger.error({ err, id: row.id }, 'a row could not be worked on'))
}
