export type JournalKind =
  | 'page'
  | 'search'
  | 'property'
  | 'login'
  | 'hold'
  | 'contract'
  | 'checkout'
  | 'cancel'

export interface Note {
  readonly kind: JournalKind
  /** Epoch milliseconds. */
  readonly at: number
  readonly to: number
  /** Refused means with a time to come back. */
  readonly outcome: 'answered' | 'refused' | 'failed'
  readonly detail: string
}

/** What visitors saw of one kind of request since a moment. */
export interface SeenInJournal {
  readonly answered: number
  readonly refused: number
  readonly failed: number
  /** The longest time in which somebody waited and nobody was answered, in milliseconds. */
  readonly gapMs: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  /** Statuses and errors of what failed, with how often. */
  readonly failures: Readonly<Record<string, number>>
}

export interface Journal {
  /** Notes that a request is under way; what is returned is called with what became of it. */
  readonly begin: (kind: JournalKind) => (outcome: Note['outcome'], detail: string) => void
  /** Resolves when every request that was begun by then has had its end. */
  readonly ended: (until: number) => Promise<void>
  /** What was seen of each kind, and of all together that change something. */
  readonly since: (from: number, until: number) => Partial<Record<JournalKind | 'write', SeenInJournal>>
}

const writes: ReadonlySet<string> = new Set<JournalKind>(['hold', 'contract', 'checkout', 'cancel'])

/** Keeps what became of each request, by time. */
export function openJournal(): Journal {
  const notes: Note[] = []
  const underWay = new Set<{ readonly at: number; readonly ended: Promise<void> }>()
  return {
    begin: (kind) => {
      const at = Date.now()
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      const begun = { at, ended }
      underWay.add(begun)
      return (outcome, detail) => {
        underWay.delete(begun)
        resolve()
        notes.push({ kind, at, to: Date.now(), outcome, detail })
      }
    },
    ended: async (until) => {
      await Promise.all([...underWay].filter(({ at }) => at <= until).map((begun) => begun.ended))
    },
    since: (from, until) => {
      const meant = notes.filter(({ at, to }) => to >= from && at <= until)
      const kinds = new Map<JournalKind | 'write', Note[]>(Map.groupBy(meant, ({ kind }) => kind))
      kinds.set(
        'write',
        [...kinds].flatMap(([kind, some]) => (writes.has(kind) ? some : [])),
      )
      return Object.fromEntries(Array.from(kinds, ([kind, some]) => [kind, sum(some, from, until)]))
    },
  }
}

/** Nobody is kept waiting while nobody asks, so each gap begins with what was asked first. */
function longestGap(notes: readonly Note[], from: number, until: number): number {
  const answers = notes.filter(({ outcome }) => outcome === 'answered').map(({ to }) => Math.min(to, until))
  const moments = [from, ...answers.toSorted((a, b) => a - b), until]
  const gaps = moments.slice(1).map((end, index) => {
    const start = moments[index]!
    const asked = notes.filter(({ at, to }) => to > start && at < end).map(({ at }) => at)
    return asked.length > 0 ? end - Math.max(start, Math.min(...asked)) : 0
  })
  return Math.max(...gaps)
}

function sum(notes: readonly Note[], from: number, until: number): SeenInJournal {
  const of = (wanted: Note['outcome']) => notes.filter(({ outcome }) => outcome === wanted)
  const answered = of('answered')
  const failed = of('failed')
  const times = answered.map(({ at, to }) => to - at).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const failures: Record<string, number> = {}
  for (const { detail } of failed) failures[detail] = (failures[detail] ?? 0) + 1
  return {
    answered: answered.length,
    refused: of('refused').length,
    failed: failed.length,
    gapMs: longestGap(notes, from, until),
    p50: at(0.5),
    p99: at(0.99),
    slowest: times.at(-1) ?? 0,
    failures,
  }
}
