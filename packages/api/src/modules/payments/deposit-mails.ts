import { createDates, dateAt, formatExact, type CurrencyCode, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { partyName } from '../../platform/person-name.ts'
import { bookingLink } from './booking-link.ts'
import { findLetter, type Letter } from './letter-repository.ts'
import { depositMailTexts } from './deposit-mail-texts.ts'
import type { DepositClaimRow, DepositRow } from '../deposits/repository.ts'

type Text = ReturnType<typeof depositMailTexts>
type Key = Parameters<Text>[0]
type Deposit = Pick<DepositRow, 'reservationId' | 'currency'>

interface News {
  readonly to: 'tenant' | 'owner' | 'office'
  readonly subject: Key
  readonly title: Key
  readonly lead: Key
  readonly action?: Key
  /** Amounts by the name of their value, in minor units. */
  readonly amounts?: Readonly<Record<string, number>>
  /** An instant that is exclusive: the day before it is written. */
  readonly until?: Date | null
  readonly values?: Readonly<Record<string, string>>
  readonly rows?: (text: Text, money: (amount: number) => string) => [string, string][]
}

const dayMs = 86_400_000

const writeDay = (until: Date, { timeZone }: Letter, locale: Locale): string =>
  createDates(locale).day(dateAt(until.getTime() - dayMs / 2, timeZone), { day: 'numeric', month: 'long' })

const readerOf = (app: AppContext, letter: Letter, to: News['to']) =>
  to === 'office' ? { email: app.config.CONTACT_EMAIL, language: 'es' as const, firstName: '' } : letter[to]

async function send(app: AppContext, tx: Transaction, deposit: Deposit, news: News): Promise<void> {
  const { reservationId } = deposit
  const currency: CurrencyCode = deposit.currency
  const letter = await findLetter(tx, reservationId)
  const reader = readerOf(app, letter, news.to)
  const text = depositMailTexts(reader.language)
  const money = (amount: number) => formatExact({ amount, currency }, reader.language)
  const values = {
    name: reader.firstName,
    place: letter.placeName,
    tenant: partyName(letter.tenant),
    owner: partyName(letter.owner),
    until: news.until ? writeDay(news.until, letter, reader.language) : '',
    ...Object.fromEntries(Object.entries(news.amounts ?? {}).map(([name, amount]) => [name, money(amount)])),
    ...news.values,
  }
  const url =
    news.to === 'office'
      ? pageUrl(app.config.PUBLIC_URL, 'es', `/admin/reservations?reservation=${reservationId}`)
      : bookingLink(app, letter[news.to], news.to === 'owner' ? 'owner' : 'client', reservationId)
  await enqueueMail(tx, {
    to: reader.email,
    locale: reader.language,
    content: {
      subject: text(news.subject, values),
      preview: text(news.title, values),
      title: text(news.title, values),
      lead: text(news.lead, values),
      rows: news.rows?.(text, money) ?? [],
      action: { label: text(news.action ?? 'seeBooking'), url },
    },
  })
}

/** Tells an owner that a stay has ended, and until when they may claim of its deposit. */
export const enqueueClaimable = (app: AppContext, tx: Transaction, deposit: DepositRow): Promise<void> =>
  send(app, tx, deposit, {
    to: 'owner',
    subject: 'claimableSubject',
    title: 'claimableTitle',
    lead: 'claimableLead',
    amounts: { total: deposit.held },
    until: deposit.claimUntil,
  })

/** Tells a tenant what is claimed of their deposit, and until when they may answer. */
export const enqueueClaimed = (
  app: AppContext,
  tx: Transaction,
  deposit: DepositRow,
  claims: readonly DepositClaimRow[],
): Promise<void> =>
  send(app, tx, deposit, {
    to: 'tenant',
    subject: 'claimedSubject',
    title: 'claimedTitle',
    lead: 'claimedLead',
    action: 'answer',
    amounts: { total: claims.reduce((sum, { amount }) => sum + amount, 0) },
    until: claims[0]!.answerUntil,
    rows: (text, money) =>
      claims.map(({ item, byRule, amount }) => [byRule ? text('earlyExit') : item, money(amount)]),
  })

/** Tells the owner what the tenant answered, and the office what waits for it. */
export async function enqueueAnswered(
  app: AppContext,
  tx: Transaction,
  deposit: DepositRow,
  amounts: { readonly agreed: number; readonly disputed: number },
): Promise<void> {
  await send(app, tx, deposit, {
    to: 'owner',
    subject: 'answeredSubject',
    title: 'answeredTitle',
    lead: 'answeredLead',
    amounts,
  })
  if (amounts.disputed === 0) return
  await send(app, tx, deposit, {
    to: 'office',
    subject: 'disputedSubject',
    title: 'disputedTitle',
    lead: 'disputedLead',
    amounts,
  })
}

/** Tells both sides that what was claimed goes to the owner, because the tenant did not answer. */
export async function enqueueClaimAccepted(
  app: AppContext,
  tx: Transaction,
  deposit: DepositRow,
  { awarded: total }: { readonly awarded: number },
): Promise<void> {
  const news = { subject: 'acceptedSubject', title: 'acceptedTitle', amounts: { total } } as const
  await send(app, tx, deposit, { ...news, to: 'owner', lead: 'acceptedOwnerLead' })
  await send(app, tx, deposit, { ...news, to: 'tenant', lead: 'acceptedTenantLead' })
}

/** Tells both sides what the office decided about a claim, and why. */
export async function enqueueDecided(
  app: AppContext,
  tx: Transaction,
  deposit: DepositRow,
  { claim, awarded }: { readonly claim: DepositClaimRow; readonly awarded: number },
): Promise<void> {
  const { decision } = claim
  const { costs } = await findLetter(tx, deposit.reservationId)
  for (const to of ['tenant', 'owner'] as const)
    await send(app, tx, deposit, {
      to,
      subject: 'decidedSubject',
      title: 'decidedTitle',
      lead: costs.country === 'Perú' ? 'decidedLeadPeru' : 'decidedLead',
      amounts: { asked: claim.amount, total: awarded },
      values: { item: claim.byRule ? '—' : claim.item },
      rows: (text) => (decision === null ? [] : [[text('reason'), decision]]),
    })
}

/** Tells a tenant that money of their deposit went back. */
export const enqueueReturned = (
  app: AppContext,
  tx: Transaction,
  deposit: DepositRow,
  total: number,
  { byHand = false }: { readonly byHand?: boolean } = {},
): Promise<void> =>
  send(app, tx, deposit, {
    to: 'tenant',
    subject: 'returnedSubject',
    title: 'returnedTitle',
    lead: byHand ? 'returnedByHandLead' : 'returnedLead',
    amounts: { total },
  })

/** Tells the office that a deposit could not go back. */
export const enqueueReturnFailed = (
  app: AppContext,
  tx: Transaction,
  refund: Deposit & { readonly amount: number },
): Promise<void> =>
  send(app, tx, refund, {
    to: 'office',
    subject: 'failedSubject',
    title: 'failedTitle',
    lead: 'failedLead',
    amounts: { total: refund.amount },
  })
