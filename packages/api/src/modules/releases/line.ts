import type { Queryable } from '../../platform/db/client.ts'
import { lineOf } from './line-of.ts'
import { lastSteps } from './promotion-repository.ts'

/** More promotions than lie between a version and the last one that anybody goes back to. */
const looksBack = 100

export interface PromotionLine {
  /** The number of the last promotion, 0 before the first one. */
  readonly seq: number
  readonly version: string | undefined
  /** The versions to go back to whose files are still there, newest first. */
  readonly previous: string[]
}

/** Reads which version of an app runs, and which ones it can go back to. */
export async function readLine(db: Queryable, app: string): Promise<PromotionLine> {
  const rows = await lastSteps(db, app, looksBack)
  const gone = new Set(rows.flatMap(({ version, prunedAt }) => (prunedAt ? [version] : [])))
  const [version, ...previous] = lineOf(rows.toReversed())
  return {
    seq: rows[0]?.seq ?? 0,
    version,
    previous: previous.filter((one) => !gone.has(one)).slice(0, 10),
  }
}
