import type { StandInDatabase } from '../database.ts'
import type { Faults } from '../faults/rules.ts'
import type { Log } from '../log.ts'
import { createDueTimer } from '../timer.ts'
import { post, type Target } from './post.ts'

export interface Notice {
  endpoint: string
  type: string
  body: string
}

/**
 * Pending webhooks. They are stored on disk until the receiver answers 2xx, and retried with growing pauses.
 */
export interface Outbox {
  /** Adds a webhook in the caller's transaction, so that it is stored together with its cause. */
  enqueue(notice: Notice): void
  /** Schedules the deliveries that are due. Call it after the transaction. */
  plan(): void
  pending(): number
  stop(): void
}

interface Needs {
  database: StandInDatabase
  faults: Faults
  log: Log
  /** Returns the target of an endpoint. Undefined when the endpoint was removed, which drops its deliveries. */
  target: (endpoint: string) => Target | undefined
}

interface Row extends Notice {
  id: number
  attempts: number
  created: number
}

const schema = `
CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  endpoint TEXT NOT NULL,
  type TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  created INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS deliveries_next ON deliveries (next_at);
`
const PARALLEL = 16
const LEASE_MS = 15_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 60_000
const GIVE_UP_MS = 3 * 24 * 3_600_000

/**
 * Creates an outbox inside `database`. Deliveries that a killed process left unfinished are retried at once.
 */
export function createOutbox({ database, faults, log, target }: Needs): Outbox {
  const { sqlite } = database
  sqlite.exec(schema)
  sqlite.prepare('UPDATE deliveries SET next_at = ? WHERE next_at > ?').run(Date.now(), Date.now())
  const insert = sqlite.prepare(
    'INSERT INTO deliveries (endpoint, type, body, next_at, created) VALUES (?, ?, ?, ?, ?)',
  )
  const due = sqlite.prepare('SELECT * FROM deliveries WHERE next_at <= ? ORDER BY next_at, id LIMIT ?')
  const next = sqlite.prepare('SELECT min(next_at) AS at FROM deliveries')
  const postpone = sqlite.prepare('UPDATE deliveries SET next_at = ?, attempts = ? WHERE id = ?')
  const remove = sqlite.prepare('DELETE FROM deliveries WHERE id = ?')
  let active = 0
  let stopped = false

  const attempt = async (row: Row) => {
    const to = target(row.endpoint)
    const gone = to === undefined || Date.now() - row.created > GIVE_UP_MS
    const outcome = gone ? 'gone' : await post(to, row.body)
    active--
    if (stopped) return
    if (gone || outcome === 'delivered') remove.run(row.id)
    else {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** row.attempts, LONGEST_PAUSE_MS)
      postpone.run(Date.now() + pause, row.attempts + 1, row.id)
      log.warn(
        { type: row.type, outcome, attempt: row.attempts + 1, pause },
        'webhook not accepted, will try again',
      )
    }
    timer.plan()
  }
  const work = () => {
    for (const row of due.all(Date.now(), PARALLEL - active) as unknown as Row[]) {
      postpone.run(Date.now() + LEASE_MS, row.attempts, row.id)
      active++
      void attempt(row)
    }
  }
  const nextDue = () =>
    active >= PARALLEL ? undefined : ((next.get()?.['at'] as number | null) ?? undefined)
  const timer = createDueTimer(Date.now, nextDue, work)
  timer.plan()
  return {
    enqueue: ({ endpoint, type, body }) => {
      if (faults.strike(['webhook-drop'], { type })) return
      const copies = faults.strike(['webhook-duplicate'], { type }) ? 2 : 1
      const delay = Math.random() * (faults.strike(['webhook-delay'], { type })?.ms ?? 0)
      for (let copy = 0; copy < copies; copy++) {
        insert.run(endpoint, type, body, Math.round(Date.now() + delay), Date.now())
      }
    },
    plan: timer.plan,
    pending: () => sqlite.prepare('SELECT count(*) AS n FROM deliveries').get()?.['n'] as number,
    stop: () => {
      stopped = true
      timer.stop()
    },
  }
}
