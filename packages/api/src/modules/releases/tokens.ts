import { randomBytes } from 'node:crypto'
import { AppName } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import type { Database } from '../../platform/db/client.ts'
import { sha256 } from '../../platform/hash.ts'
import { saveToken } from './token-repository.ts'

const dayMs = 86_400_000

interface Wish {
  readonly team: string
  /** Names of apps, or `*` for all; none for a composer, which only reads. */
  readonly apps: readonly string[]
  /** How long the token is valid. Without it, until it is revoked. */
  readonly days?: number | undefined
  /** A token that was drawn elsewhere. */
  readonly token?: string | undefined
}

/**
 * Gives a team a token and returns it. It is shown only now, because only its hash is kept.
 * @throws Error with one sentence
 */
export async function makeToken(db: Database, { team, apps, days, token }: Wish, now: Date): Promise<string> {
  const unknown = apps.find((app) => app !== '*' && !safeParse(AppName, app).success)
  if (unknown !== undefined) throw new Error(`“${unknown}” can not be the name of an app.`)
  if (!/^\S.{0,59}$/.test(team)) throw new Error('The name of a team has 1 to 60 characters.')
  if (token !== undefined && token.length < 32) throw new Error('A token has at least 32 characters.')
  if (days !== undefined && !(days > 0)) throw new Error('The days of a token are a number above 0.')
  const made = token ?? `mlr_${randomBytes(32).toString('base64url')}`
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs)
  await saveToken(db, { team, hash: sha256(made), apps: [...apps], expiresAt })
  return made
}
