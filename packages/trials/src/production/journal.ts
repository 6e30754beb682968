import { setTimeout as pause } from 'node:timers/promises'

export type Kind = 'page' | 'search' | 'property' | 'login' | 'hold' | 'contract' | 'checkout' | 'cancel'

export interface Note {
  readonly kind: Kind
  /** Epoch milliseconds. */
  readonly at: number
  readonly to: number
  /** Refused means with a time to come back. */
  readonly outcome: 'answered' | 'refused' | 'failed'
  readonly detail: string
}

/** What visitors saw of one kind of request since a moment. */
export interface Seen {
  readonly answered: number
  readonly refused: number
  readonly failed: number
  /** The longest time without an answer that was begun in time, in milliseconds. */
  readonly gapMs: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  /** Statuses and errors of what failed, with how often. */
  readonly failures: Readonly<Record<string, number>>
}

export interface Journal {
  /** Notes that a request is under way; what is returned is called with what became of it. */
  readonly begin: (kind: Kind) => (outcome: Note['outcome'], detail: string) => void
  /** Resolves when every request that was begun by then has had its end. */
  readonly ended: (until: number) => Promise<void>
  /** What was seen of each kind, and of all together that change something. */
  readonly since: (from: number, until: number) => Partial<Record<Kind | 'write', Seen>>
}

const writes: ReadonlySet<string> = new Set<Kind>(['hold', 'contract', 'checkout', 'cancel'])

/** Keeps what became of each request, by time. */
export function openJournal(): Journal {
  const notes: Note[] = []
  const underWay = new Set<{ readonly at: number }>()
  return {
    begin: (kind) => {
      const at = Date.now()
      const begun = { at }
      underWay.add(begun)
      return (outcome, detail) => {
        underWay.delete(begun)
        notes.push({ kind, at, to: Date.now(), outcome, detail })
      }
    },
    ended: async (until) => {
      while ([...underWay].some(({ at }) => at <= until)) await pause(100)
    },
    since: (from, until) => {
      const meant = notes.filter(({ at, to }) => to >= from && at <= until)
      const kinds = new Map<Kind | 'write', Note[]>(Map.groupBy(meant, ({ kind }) => kind))
      kinds.set(
        'write',
        [...kinds].flatMap(([kind, some]) => (writes.has(kind) ? some : [])),
      )
      return Object.fromEntries(Array.from(kinds, ([kind, some]) => [kind, sum(some, from, until)]))
    },
  }
}

function sum(notes: readonly Note[], from: number, until: number): Seen {
  const of = (wanted: Note['outcome']) => notes.filter(({ outcome }) => outcome === wanted)
  const answered = of('answered')
  const failed = of('failed')
  const times = answered.map(({ at, to }) => to - at).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const moments = [from, ...answered.map(({ to }) => Math.min(to, until)).toSorted((a, b) => a - b), until]
  const failures: Record<string, number> = {}
  for (const { detail } of failed) failures[detail] = (failures[detail] ?? 0) + 1
  return {
    answered: answered.length,
    refused: of('refused').length,
    failed: failed.length,
    gapMs: Math.max(...moments.slice(1).map((moment, index) => moment - moments[index]!)),
    p50: at(0.5),
    p99: at(0.99),
    slowest: times.at(-1) ?? 0,
    failures,
  }
}
