import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { IdentityError } from './errors.ts'

export const schema = `
CREATE TABLE IF NOT EXISTS accounts (
  uid TEXT PRIMARY KEY,
  created INTEGER NOT NULL,
  last_login INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS refresh_tokens (
  hash TEXT PRIMARY KEY,
  uid TEXT NOT NULL,
  claims TEXT NOT NULL,
  auth_time INTEGER NOT NULL
);
`

export interface Account {
  uid: string
  created: number
  last_login: number
}

/** A signed-in session: who, with which claims, since when (seconds). */
export interface SignedIn {
  uid: string
  claims: Record<string, unknown>
  authTime: number
}

export interface Accounts {
  /** Creates the account at its first sign-in. */
  signIn(
    uid: string,
    claims: Record<string, unknown>,
  ): { session: SignedIn; refreshToken: string; isNew: boolean }
  find(uid: string): Account | undefined
  /** The session of a refresh token; only its hash is kept. */
  refresh(token: string): SignedIn
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function createAccounts({ sqlite, transaction }: Database, clock: Clock): Accounts {
  const select = sqlite.prepare('SELECT * FROM accounts WHERE uid = ?')
  const upsert = sqlite.prepare(
    'INSERT INTO accounts VALUES (?, ?, ?) ON CONFLICT (uid) DO UPDATE SET last_login = excluded.last_login',
  )
  const keepToken = sqlite.prepare('INSERT INTO refresh_tokens VALUES (?, ?, ?, ?)')
  const findToken = sqlite.prepare('SELECT uid, claims, auth_time FROM refresh_tokens WHERE hash = ?')
  const find = (uid: string) => select.get(uid) as Account | undefined
  return {
    find,
    signIn: (uid, claims) =>
      transaction(() => {
        const isNew = find(uid) === undefined
        const session = { uid, claims, authTime: clock.seconds() }
        const refreshToken = randomBytes(48).toString('base64url')
        upsert.run(uid, clock.now(), clock.now())
        keepToken.run(hashOf(refreshToken), uid, JSON.stringify(claims), session.authTime)
        return { session, refreshToken, isNew }
      }),
    refresh: (token) => {
      const row = findToken.get(hashOf(token)) as
        | { uid: string; claims: string; auth_time: number }
        | undefined
      if (row === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN')
      return {
        uid: row.uid,
        claims: JSON.parse(row.claims) as Record<string, unknown>,
        authTime: row.auth_time,
      }
    },
  }
}
