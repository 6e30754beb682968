import { randomBytes } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { openStandInDatabase } from '../database.ts'

const schema = `
CREATE TABLE IF NOT EXISTS messages (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  received INTEGER NOT NULL,
  sender TEXT NOT NULL,
  recipients TEXT NOT NULL,
  subject TEXT NOT NULL,
  raw BLOB NOT NULL
);
`

/** A message in the list. `received` is in ms since 1970. */
export interface MessageSummary {
  id: string
  received: number
  from: string
  to: string[]
  subject: string
}

export interface Mailbox {
  /** Stores a message before the sender gets a confirmation. */
  keep(raw: Buffer, from: string, to: readonly string[]): Promise<string>
  /** Lists messages, newest first. `to` filters by recipient, `before` continues after that message. */
  list(query: { to?: string | undefined; before?: string | undefined; limit: number }): MessageSummary[]
  read(id: string): Promise<{ summary: MessageSummary; email: Email; raw: Buffer } | undefined>
  clear(): void
  close: () => void
}

interface Row {
  id: string
  received: number
  sender: string
  recipients: string
  subject: string
  raw: Uint8Array
}

const summaryOf = (row: Row): MessageSummary => ({
  id: row.id,
  received: row.received,
  from: row.sender,
  to: JSON.parse(row.recipients) as string[],
  subject: row.subject,
})

/** Opens the mailbox below `dataDir`. Messages survive a restart. */
export function openMailbox(dataDir: string): Mailbox {
  const { sqlite, close } = openStandInDatabase(dataDir, 'mail', schema)
  const insert = sqlite.prepare(
    'INSERT INTO messages (id, received, sender, recipients, subject, raw) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const one = sqlite.prepare('SELECT * FROM messages WHERE id = ?')
  const page = sqlite.prepare(
    `SELECT id, received, sender, recipients, subject FROM messages
     WHERE (?1 IS NULL OR EXISTS (SELECT 1 FROM json_each(recipients) WHERE value = ?1))
       AND (?2 IS NULL OR seq < (SELECT seq FROM messages WHERE id = ?2))
     ORDER BY seq DESC LIMIT ?3`,
  )
  return {
    keep: async (raw, from, to) => {
      const email = await PostalMime.parse(raw)
      const id = randomBytes(12).toString('hex')
      const recipients = JSON.stringify(to.map((address) => address.toLowerCase()))
      insert.run(id, Date.now(), email.from?.address ?? from, recipients, email.subject ?? '', raw)
      return id
    },
    list: ({ to, before, limit }) =>
      (page.all(to?.toLowerCase() ?? null, before ?? null, limit) as unknown as Row[]).map(summaryOf),
    read: async (id) => {
      const row = one.get(id) as Row | undefined
      if (row === undefined) return undefined
      return { summary: summaryOf(row), email: await PostalMime.parse(row.raw), raw: Buffer.from(row.raw) }
    },
    clear: () => sqlite.exec('DELETE FROM messages'),
    close,
  }
}
