import { countries, dateAt, timeZoneOf, type Country } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { SavedSearchRow } from '../../platform/db/schema/favourites.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import type { createNewer } from '../properties/search/newer.ts'
import { freshMail, type Fresh } from './mail.ts'
import { findReader, listDueUsers, listMailed, noteMailed } from './mail-repository.ts'

const mailSearches = defineJob<{ userId: string }>('saved-search-mail')

/** Mails leave within these hours where the reader lives: from the first until before the second. */
const mailHours = { from: 9, to: 21 } as const
/** What was published a moment ago may not be visible to everybody yet. */
const settleMs = 60_000
const batch = 500
const firstId = '00000000-0000-0000-0000-000000000000'

const hourIn = (at: Date, country: Country): number =>
  Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: timeZoneOf(country),
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(at),
  )

/** A search for a period that has begun to pass finds nothing that could still be new. */
const isOver = ({ filters: { to } }: SavedSearchRow, today: string): boolean =>
  to !== undefined && to <= today

/** Queues the readers who may have something new, in the countries where it is day. */
async function queueDue({ db, clock }: AppContext): Promise<void> {
  const now = clock.now()
  for (const country of countries) {
    const hour = hourIn(now, country)
    if (hour < mailHours.from || hour >= mailHours.to) continue
    const today = dateAt(now.getTime(), timeZoneOf(country))
    for (let after = firstId, due: string[] = []; ; after = due.at(-1)!) {
      due = await listDueUsers(db, { country, today }, { after, limit: batch })
      for (const userId of due)
        await enqueue(db, mailSearches, { userId }, { key: `saved-searches:${userId}` })
      if (due.length < batch) break
    }
  }
}

/**
 * Mails a reader what is new in their searches, all in one mail, at most once on a day of their calendar
 * (RULES.md §3.90). What was mailed is noted in the transaction that queues the mail, so a repeated job mails nothing
 * twice.
 */
async function mailFresh(
  app: AppContext,
  newer: ReturnType<typeof createNewer>,
  userId: string,
): Promise<void> {
  const now = app.clock.now()
  const user = await findReader(app.db, userId)
  if (!user) return
  const today = dateAt(now.getTime(), timeZoneOf(user.country))
  const searches = await listMailed(app.db, userId)
  if (searches.some(({ mailedOn }) => mailedOn !== null && mailedOn >= today)) return
  const until = new Date(now.getTime() - settleMs)
  const looked: Fresh[] = []
  for (const search of searches.filter((each) => !isOver(each, today) && each.mailedUntil < until)) {
    const found = await newer(search.filters, { since: search.mailedUntil, until, exceptOf: userId })
    looked.push({ search, ...found })
  }
  await app.db.transaction(async (tx) => {
    const noted = new Set<string>()
    for (const { search, total } of looked) {
      const mailed = total > 0 ? { at: now, on: today } : undefined
      const ids = await noteMailed(tx, { ids: [search.id], since: search.mailedUntil, until, mailed })
      for (const id of ids) noted.add(id)
    }
    const fresh = looked.filter(({ search, total }) => total > 0 && noted.has(search.id))
    if (fresh.length > 0) await enqueueMail(tx, freshMail(app.config, user, fresh))
  })
}

/** Registers the mails about saved searches. */
export function registerFreshMails(app: AppContext, newer: ReturnType<typeof createNewer>): void {
  app.jobs.handle(mailSearches, ({ userId }) => mailFresh(app, newer, userId))
  app.jobs.every('mail-saved-searches', 3_600_000, () => queueDue(app))
}
