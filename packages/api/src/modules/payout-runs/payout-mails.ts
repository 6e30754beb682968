import { bankName, createDates, formatExact, isAboutAccount, type PayoutRefusal } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { letterOf } from '../../platform/mail/letter-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { payoutMailTexts } from './payout-mail-texts.ts'
import type { PayoutOfFile } from './run-repository.ts'

/** Sends a mail to the owner, and to the address at which they want to hear of payments. */
async function tell(tx: Transaction, { owner, account }: PayoutOfFile, content: MailContent): Promise<void> {
  for (const to of new Set([owner.email, account?.noticeEmail ?? owner.email]))
    await enqueueMail(tx, { to, locale: owner.language, content })
}

const valuesOf = ({ owner, account, payout: { amount, currency } }: PayoutOfFile) => {
  const text = payoutMailTexts(owner.language)
  return {
    name: owner.firstName,
    total: formatExact({ amount, currency }, owner.language),
    account: account
      ? text('account', { bank: bankName(account.country, account.bank), end: account.numberEnd })
      : '',
  }
}

interface Paid {
  readonly parts: ReadonlyArray<{ readonly name: string; readonly amount: number }>
  readonly reference: string
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** Tells an owner what was paid: for each property, when and under which reference, with the way to the statement. */
export function enqueuePaid(
  app: AppContext,
  tx: Transaction,
  payout: PayoutOfFile,
  { parts, reference, date }: Paid,
): Promise<void> {
  const { language } = payout.owner
  const text = payoutMailTexts(language)
  const { currency } = payout.payout
  const values = valuesOf(payout)
  return tell(tx, payout, {
    ...letterOf(text, 'paid', values),
    rows: [
      ...parts.map(({ name, amount }) => [name, formatExact({ amount, currency }, language)] as const),
      [text('total'), values.total],
      [text('date'), createDates(language).day(date)],
      [text('reference'), reference],
    ],
    action: {
      label: text('seePayments'),
      url: pageUrl(app.config.PUBLIC_URL, language, '/my-locations/payment'),
    },
  })
}

/** Tells an owner that the bank refused a payment, and what there is to mend at the account. */
export function enqueueRefusedPayout(
  app: AppContext,
  tx: Transaction,
  payout: PayoutOfFile,
  why: PayoutRefusal,
): Promise<void> {
  const { language } = payout.owner
  const text = payoutMailTexts(language)
  const values = { ...valuesOf(payout), why: text(`why.${why}`) }
  const isAccount = isAboutAccount(why)
  return tell(tx, payout, {
    subject: text('refusedSubject', values),
    preview: text('refusedPreview', values),
    title: text('refusedTitle', values),
    lead: text('refusedLead', values),
    note: text(isAccount ? 'mendNote' : 'waitNote'),
    action: {
      label: text(isAccount ? 'mend' : 'see'),
      url: pageUrl(app.config.PUBLIC_URL, language, '/my-locations/payout-account'),
    },
  })
}
