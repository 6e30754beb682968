import { createHash, randomBytes } from 'node:crypto'
import type { StandInClock } from '../clock.ts'
import type { StandInDatabase } from '../database.ts'
import { IdentityError } from './errors.ts'

export const accountSchema = `
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
CREATE TABLE IF NOT EXISTS restrictions (
  uid TEXT PRIMARY KEY,
  disabled INTEGER NOT NULL,
  valid_since INTEGER NOT NULL
);
`

export interface Account {
  uid: string
  created: number
  last_login: number
  disabled: boolean
  /** Sessions that began before this second have ended. */
  validSince: number
}

/** A session: the user, the claims, and when it began (seconds). */
export interface SignedIn {
  uid: string
  claims: Record<string, unknown>
  authTime: number
}

export interface Restriction {
  disabled: boolean
  /** Ends all sessions that began before now. */
  revoked: boolean
}

export interface Accounts {
  /** Signs in and creates the account at its first sign-in. @throws IdentityError USER_DISABLED */
  signIn(
    uid: string,
    claims: Record<string, unknown>,
  ): { session: SignedIn; refreshToken: string; isNew: boolean }
  /**
   * Returns the account of a token issued at `since` (seconds). @throws IdentityError USER_NOT_FOUND,
   * USER_DISABLED, TOKEN_EXPIRED
   */
  live(uid: string, since: number): Account
  /**
   * Returns the session of a refresh token. Only the token's hash is stored. @throws IdentityError
   * INVALID_REFRESH_TOKEN, and the errors of `live`
   */
  refresh(token: string): SignedIn
  restrict(uid: string, restriction: Partial<Restriction>): void
  remove(uid: string): void
}

interface Row {
  uid: string
  created: number
  last_login: number
  disabled: number | null
  valid_since: number | null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function createAccounts({ sqlite, transaction }: StandInDatabase, clock: StandInClock): Accounts {
  const select = sqlite.prepare('SELECT * FROM accounts LEFT JOIN restrictions USING (uid) WHERE uid = ?')
  const upsert = sqlite.prepare(
    'INSERT INTO accounts VALUES (?, ?, ?) ON CONFLICT (uid) DO UPDATE SET last_login = excluded.last_login',
  )
  const keepToken = sqlite.prepare('INSERT INTO refresh_tokens VALUES (?, ?, ?, ?)')
  const findToken = sqlite.prepare('SELECT uid, claims, auth_time FROM refresh_tokens WHERE hash = ?')
  const keepRestriction = sqlite.prepare('INSERT OR REPLACE INTO restrictions VALUES (?, ?, ?)')
  const forgetTokens = sqlite.prepare('DELETE FROM refresh_tokens WHERE uid = ?')
  const removeAccount = sqlite.prepare('DELETE FROM accounts WHERE uid = ?')

  const find = (uid: string): Account | undefined => {
    const row = select.get(uid) as Row | undefined
    return (
      row && {
        uid: row.uid,
        created: row.created,
        last_login: row.last_login,
        disabled: row.disabled === 1,
        validSince: row.valid_since ?? 0,
      }
    )
  }
  const live = (uid: string, since: number): Account => {
    const account = find(uid)
    if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
    if (account.disabled) throw new IdentityError('USER_DISABLED')
    if (since < account.validSince) throw new IdentityError('TOKEN_EXPIRED')
    return account
  }

  return {
    live,
    signIn: (uid, claims) =>
      transaction(() => {
        const before = find(uid)
        if (before?.disabled) throw new IdentityError('USER_DISABLED')
        // An account that was removed and is created again must not have the old sessions.
        if (before === undefined) forgetTokens.run(uid)
        const session = { uid, claims, authTime: clock.seconds() }
        const refreshToken = randomBytes(48).toString('base64url')
        upsert.run(uid, clock.now(), clock.now())
        keepToken.run(hashOf(refreshToken), uid, JSON.stringify(claims), session.authTime)
        return { session, refreshToken, isNew: before === undefined }
      }),
    refresh: (token) => {
      const row = findToken.get(hashOf(token)) as
        | { uid: string; claims: string; auth_time: number }
        | undefined
      if (row === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN')
      live(row.uid, row.auth_time)
      return {
        uid: row.uid,
        claims: JSON.parse(row.claims) as Record<string, unknown>,
        authTime: row.auth_time,
      }
    },
    restrict: (uid, { disabled, revoked }) => {
      const account = find(uid)
      if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
      // Tokens issued within this very second are revoked too.
      const validSince = revoked ? clock.seconds() + 1 : account.validSince
      keepRestriction.run(uid, (disabled ?? account.disabled) ? 1 : 0, validSince)
    },
    remove: (uid) => void removeAccount.run(uid),
  }
}
