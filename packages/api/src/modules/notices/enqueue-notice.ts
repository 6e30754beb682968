import { noticeLimit, rateLimits } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { spend } from '../../platform/rate-limit/repository.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'

/** The mails that somebody else than the mailbox's holder can cause, by naming its address. */
export type NoticeKind =
  | 'registration'
  | 'restore_password'
  | 'confirm_email'
  | 'change_email'
  | 'change_asked'
  | 'newsletter'
  | 'visit'

type Sender = Pick<AppContext, 'config' | 'clock'>

/** What follows a plus sign is delivered to the same mailbox. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')

/**
 * Counts a notice of a kind to a mailbox, and tells whether it may be sent: at most three within any hour, no matter who asks
 * (RULES.md §2). Each of the three has a place of its own, which is free again an hour after it was taken.
 */
export async function mayNotify(
  { config, clock }: Sender,
  tx: Queryable,
  kind: NoticeKind,
  email: string,
): Promise<boolean> {
  const mailbox = keyedHash(config.APP_SECRET, 'notice', `${kind} ${mailboxOf(email)}`)
  for (let place = 0; place < noticeLimit.max * config.RATE_LIMIT_FACTOR; place += 1) {
    const { used } = await spend(tx, 'notice', `${mailbox}.${place}`, noticeLimit.windowSeconds, clock.now())
    if (used === 1) return !daily.has(kind) || (await isWithinDay({ config, clock }, tx, kind, email))
  }
  return false
}

/** Links that others can have mailed to somebody are few a day too. */
const daily: ReadonlySet<NoticeKind> = new Set(['confirm_email', 'change_email'])

async function isWithinDay(
  { config, clock }: Sender,
  tx: Queryable,
  kind: NoticeKind,
  email: string,
): Promise<boolean> {
  const { max, windowSeconds } = rateLimits.mailbox
  const mailbox = keyedHash(config.APP_SECRET, 'mailbox', `${kind} ${mailboxOf(email)}`)
  const { used } = await spend(tx, 'mailbox', mailbox, windowSeconds, clock.now())
  return used <= max * config.RATE_LIMIT_FACTOR
}

/**
 * Adds a notice to the outbox, unless its mailbox has had three of its kind within the hour. `write` is only called when it is
 * sent, so that it may make a link. Returns whether it is.
 */
export async function enqueueNotice(
  app: Sender,
  tx: Queryable,
  { kind, to, locale, appointment }: Pick<Mail, 'to' | 'locale' | 'appointment'> & { kind: NoticeKind },
  write: () => Promise<Mail['content']> | Mail['content'],
): Promise<boolean> {
  if (!(await mayNotify(app, tx, kind, to))) return false
  await enqueueMail(tx, { to, locale, content: await write(), appointment })
  return true
}
