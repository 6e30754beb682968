import { canaryLimits, createFlow, networkOf, type Beat } from '@metrolibre/contract'
import { readViewTicket, type TicketEntry, type ViewTicket } from '@metrolibre/doors'
import type { AppContext } from '../../platform/context.ts'
import { runningCanaries } from '../releases/canary-repository.ts'
import { viewKeys } from '../releases/view-keys.ts'
import { addBeats, type BeatCounts, type BeatRow } from './beat-repository.ts'
import { addCounts, marksOf, minuteOf, noCounts, versionsOf } from './count-beats.ts'
import { spendTickets, type SpentTicket } from './ticket-repository.ts'

interface Proof extends SpentTicket {
  readonly app: string
  readonly version: string
  readonly minute: Date
  readonly counts: Partial<BeatCounts>
}

type MarkedProof = Pick<Proof, 'mark' | 'minute' | 'counts'>

/** `views` is counted as `provenViews`. */
const asProven = (counts: Partial<BeatCounts>): Partial<BeatCounts> =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [`proven${name[0]!.toUpperCase()}${name.slice(1)}`, count]),
  )

/**
 * What a beat says of the page that was sent with a ticket, whoever's page it is: code of every app that the ticket names was
 * on it. A part that failed is its own app's affair (RULES.md §15.20a).
 */
function pageMarksOf({ kind, app }: Beat, entry: TicketEntry): Record<string, Partial<BeatCounts>> {
  if (kind === 'view') return { heard: { heard: 1 } }
  const isFailed = kind === 'failure' || (kind === 'partFailure' && app === entry.app)
  return isFailed ? { heardFailed: { heardFailed: 1 } } : {}
}

/** The minute in which a composer sent the page of a ticket. */
const sentIn = ({ until }: ViewTicket): Date =>
  minuteOf(new Date((until - canaryLimits.ticketMinutes * 60) * 1000))

const keyOf = ({ canaryId, view, mark }: Pick<Proof, 'canaryId' | 'view' | 'mark'>) =>
  `${canaryId} ${view} ${mark}`

/**
 * Counts page views that a composer's ticket proves: each part of a view once, of one network only so many views in an
 * hour, and only for canaries that run (RULES.md §15.32, §15.33).
 */
export function openProvenViews({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>) {
  const keys = viewKeys(config.APP_SECRET)
  const flow = createFlow(
    { max: canaryLimits.ticketsPerNetwork, windowSeconds: 3600 },
    { factor: config.RATE_LIMIT_FACTOR, now: () => clock.now().getTime() },
  )
  /** Until when the tickets end that were admitted, by their views. */
  const admitted = new Map<string, number>()
  let waiting = new Map<string, Proof>()

  function isAdmitted({ view, until }: ViewTicket, network: string): boolean {
    if (admitted.has(view)) return true
    if (flow.take(network) > 0) return false
    admitted.set(view, until * 1000)
    return true
  }

  function addProof(ticket: ViewTicket, { canary, app, version }: TicketEntry, proof: MarkedProof): void {
    const { mark, minute, counts } = proof
    const spent = { canaryId: canary, view: ticket.view, mark, until: new Date(ticket.until * 1000) }
    if (!waiting.has(keyOf(spent))) waiting.set(keyOf(spent), { ...spent, app, version, minute, counts })
  }

  function forgetEnded(): void {
    const now = clock.now().getTime()
    for (const [view, until] of admitted) if (until < now) admitted.delete(view)
  }

  return {
    add(beats: readonly Beat[], cookies: string | undefined, address: string): void {
      const ticket = readViewTicket(keys, cookies, clock.now())
      if (!ticket || !isAdmitted(ticket, networkOf(address))) return
      const minute = minuteOf(clock.now())
      for (const entry of ticket.entries)
        for (const beat of beats) {
          const isOwn = versionsOf(beat).some((one) => one.app === entry.app && one.version === entry.version)
          for (const [mark, counts] of Object.entries(isOwn ? marksOf(beat) : {}))
            addProof(ticket, entry, { mark, minute, counts: asProven(counts) })
          for (const [mark, counts] of Object.entries(pageMarksOf(beat, entry)))
            addProof(ticket, entry, { mark, minute: sentIn(ticket), counts })
        }
    },
    /** Writes what was counted since the last call. */
    async flush(): Promise<void> {
      forgetEnded()
      const proofs = [...waiting.values()]
      waiting = new Map()
      if (proofs.length === 0) return
      const running = new Map((await runningCanaries(db)).map((canary) => [canary.id, canary]))
      const valid = proofs.filter(({ canaryId, app, version }) => {
        const canary = running.get(canaryId)
        return canary?.app === app && [canary.version, canary.control].includes(version)
      })
      await db.transaction(async (tx) => {
        const spent = new Set(
          (
            await spendTickets(
              tx,
              valid.map(({ canaryId, view, mark, until }) => ({ canaryId, view, mark, until })),
            )
          ).map(keyOf),
        )
        await addBeats(tx, rowsOf(valid.filter((proof) => spent.has(keyOf(proof)))))
      })
    },
  }
}

function rowsOf(proofs: readonly Proof[]): BeatRow[] {
  const rows = new Map<string, BeatRow>()
  for (const { app, version, minute, counts } of proofs) {
    const key = `${app} ${version} ${minute.getTime()}`
    const row = rows.get(key) ?? { app, version, minute, ...noCounts }
    addCounts(row, counts)
    rows.set(key, row)
  }
  return [...rows.values()]
}
