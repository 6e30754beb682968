import { noticeLimit, rateLimits } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { spend } from '../../platform/rate-limit/repository.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
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
  | 'payout_code'
  | AccountNotice

/** What an account hears about itself, for something that its user did. */
export type AccountNotice =
  | 'erased'
  | 'email_changed'
  | 'new_place'
  | 'handed_in'
  | 'export'
  | 'technical_visit'

type Sender = Pick<AppContext, 'config' | 'clock'>

/** What follows a plus sign is delivered to the same mailbox; Google, where most people have theirs, ignores dots as well. */
const mailboxOf = (email: string): string => {
  const [name = '', domain = ''] = email
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .split(/@(?=[^@]*$)/)
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/**
 * Counts a notice of a kind to a mailbox, and tells whether it may be sent: at most three within any hour, no matter who asks
 * (RULES.md §2.61). Each of the three has a place of its own, which is free again an hour after it was taken.
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

/**
 * Mails an account about itself. Until its address is confirmed, the mailbox may be somebody else's, whom anybody can name for one
 * account after another: such a mail is a notice. A confirmed address gets all of them, so that nobody can use them up.
 */
export async function enqueueToAccount(
  app: Sender,
  tx: Queryable,
  { email: to, language: locale, emailConfirmedAt }: Pick<UserRow, 'email' | 'language' | 'emailConfirmedAt'>,
  { kind, ...mail }: Pick<Mail, 'content' | 'appointment'> & { kind: AccountNotice },
): Promise<void> {
  if (emailConfirmedAt === null && !(await mayNotify(app, tx, kind, to))) return
  await enqueueMail(tx, { to, locale, ...mail })
}
