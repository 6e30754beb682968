import type { Country, ListingStage, OwnerTask, PanelTotals, StageCounts } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { readPosition, writePosition } from '../../platform/list-position.ts'
import { wordPatterns } from '../properties/search/normalize.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { findOwnProperty, listPropertiesOfOwner } from './repository.ts'
import { panelTotals } from './panel-totals.ts'
import { ownerTasks } from './tasks.ts'
import { readPanel, stageCounts, type PanelEntry } from './panel.ts'
import { loadOne } from './load.ts'

const defaultLimit = 100

interface Wanted {
  readonly q?: string | undefined
  readonly stage?: ListingStage | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Returns a page of a user's own properties in any stage, newest first, with the facts of the panel. The totals, and
 * what waits for the owner, come with the first page.
 */
export async function listMine(
  app: AppContext,
  user: { id: string; country: Country },
  { q = '', stage, cursor, limit = defaultLimit }: Wanted,
): Promise<{
  properties: PanelEntry[]
  counts: StageCounts
  totals: PanelTotals | null
  tasks?: OwnerTask[]
  nextCursor: string | null
}> {
  const filter = { ownerId: user.id, patterns: wordPatterns(q) }
  const rows = await listPropertiesOfOwner(app.db, {
    ...filter,
    stage,
    after: cursor === undefined ? undefined : readPosition(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const [properties, counts, totals, tasks] = await Promise.all([
    readPanel(app, page),
    stageCounts(app, filter),
    cursor === undefined ? panelTotals(app, user) : null,
    cursor === undefined ? ownerTasks(app, user.id) : undefined,
  ])
  return {
    properties,
    counts,
    totals,
    ...(tasks && { tasks }),
    nextCursor: last && rows.length > limit ? writePosition(last) : null,
  }
}

/** Returns an own property. A row of somebody else is not found. */
export const readOwnPropertyRow = async (
  app: AppContext,
  user: { id: string },
  id: string,
): Promise<PropertyParts> => loadOne(app.db, found(await findOwnProperty(app.db, id, user.id)))
