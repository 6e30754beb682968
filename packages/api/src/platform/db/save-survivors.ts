import { isRefusedValue } from './constraint-error.ts'

/**
 * Saves rows together. When the database refuses a value among them, it saves them in ever smaller parts, so that only
 * the refused rows are lost, and `onRefused` is told of each.
 * @throws any other failure, such as a lost connection
 */
export async function saveSurvivors<Row>(
  rows: readonly Row[],
  save: (rows: readonly Row[]) => Promise<unknown>,
  onRefused: (row: Row, error: unknown) => void,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  try {
    await save(rows)
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    if (rows.length === 1) return onRefused(first, error)
    const middle = Math.ceil(rows.length / 2)
    await saveSurvivors(rows.slice(0, middle), save, onRefused)
    await saveSurvivors(rows.slice(middle), save, onRefused)
  }
}
