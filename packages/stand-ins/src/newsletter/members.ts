import { createHash } from 'node:crypto'
import type { StandInClock } from '../clock.ts'
import { openStandInDatabase } from '../database.ts'

const schema = `CREATE TABLE IF NOT EXISTS members (
  list TEXT NOT NULL, email TEXT NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (list, email)
);
CREATE TABLE IF NOT EXISTS invitations (
  list TEXT NOT NULL, email TEXT NOT NULL, PRIMARY KEY (list, email)
)`

export type Outcome =
  | 'subscribed'
  | 'exists'
  | 'invalid'
  | 'fake'
  | 'busy'
  | 'compliance'
  | 'forgotten'
  | 'failure'

/**
 * The outcome for an address by its prefix, because the real service knows more about people than what was
 * sent here.
 */
const known: Readonly<Record<string, Outcome>> = {
  'failure@': 'failure',
  'fake@': 'fake',
  'busy@': 'busy',
  'left@': 'compliance',
  'forgotten@': 'forgotten',
}

/** Returns the id of a member in paths: the MD5 hash of the address in lower case. */
export const memberId = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

export function openMembers(dataDir: string, clock: StandInClock) {
  const database = openStandInDatabase(dataDir, 'newsletter', schema)
  const { sqlite } = database
  const insert = sqlite.prepare('INSERT INTO members VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const invite = sqlite.prepare('INSERT INTO invitations VALUES (?, ?) ON CONFLICT DO NOTHING')
  const all = sqlite.prepare('SELECT list, email, name, created FROM members ORDER BY created DESC')
  const forget = sqlite.prepare('DELETE FROM members WHERE list = ? AND email = ?')
  const invited = sqlite.prepare('SELECT list, email FROM invitations')
  return {
    close: database.close,
    all: () => all.all(),
    invited: () => invited.all(),
    subscribe: (list: string, email: unknown, name = ''): Outcome => {
      if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalid'
      const special = Object.keys(known).find((start) => email.toLowerCase().startsWith(start))
      if (special) return known[special]!
      return insert.run(list, email.toLowerCase(), name, clock.now()).changes === 1 ? 'subscribed' : 'exists'
    },
    /** Erases a member for good. Returns whether there was one. */
    forget: (list: string, id: string): boolean => {
      const found = all.all().find((row) => row['list'] === list && memberId(String(row['email'])) === id)
      return found !== undefined && forget.run(list, String(found['email'])).changes === 1
    },
    /** Mails a former member a question whether they want to return. */
    invite: (list: string, email: string) => void invite.run(list, email.toLowerCase()),
  }
}

export type Members = ReturnType<typeof openMembers>
