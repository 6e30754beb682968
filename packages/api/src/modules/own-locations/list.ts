import type { ListingStage, OwnedProperty } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { readPosition, writePosition } from '../../platform/list-position.ts'
import { wordPatterns } from '../locations/search/normalize.ts'
import { findOwn, listOwn } from './repository.ts'
import { showOne, showOwned } from './show.ts'

const defaultLimit = 100

interface Wanted {
  readonly q?: string | undefined
  readonly stage?: ListingStage | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** Returns a page of a user's own properties in any stage, newest first. */
export async function listMine(
  app: AppContext,
  user: { id: string },
  { q = '', stage, cursor, limit = defaultLimit }: Wanted,
): Promise<{ properties: OwnedProperty[]; nextCursor: string | null }> {
  const rows = await listOwn(app.db, {
    ownerId: user.id,
    patterns: wordPatterns(q),
    stage,
    after: cursor === undefined ? undefined : readPosition(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    properties: await showOwned(app, app.db, page),
    nextCursor: last && rows.length > limit ? writePosition(last) : null,
  }
}

/** Returns an own property. A row of somebody else is not found. */
export const readOwn = async (app: AppContext, user: { id: string }, id: string): Promise<OwnedProperty> =>
  showOne(app, app.db, found(await findOwn(app.db, id, user.id)))
