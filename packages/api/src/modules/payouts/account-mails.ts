import { bankName, payoutAccountTimes, timeZoneOf } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { letterOf } from '../../platform/mail/letter-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { momentInWords } from '../../platform/mail/moment-in-words.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { accountMailTexts } from './account-mail-texts.ts'

type Named = Pick<PayoutAccountRow, 'country' | 'bank' | 'numberEnd'>
type Reader = Pick<UserRow, 'firstName' | 'language'>

const nameOf = ({ country, bank, numberEnd: end }: Named, language: UserRow['language']): string =>
  accountMailTexts(language)('account', { bank: bankName(country, bank), end })

/** Builds the mail with the code that confirms an account. It says which account, so that nobody confirms another one. */
export function codeMail({ firstName: name, language }: Reader, account: Named, code: string): MailContent {
  const { codeMinutes: minutes } = payoutAccountTimes
  const values = { name, code, minutes, account: nameOf(account, language) }
  return letterOf(accountMailTexts(language), 'code', values)
}

type Kind = 'first' | 'waits' | 'review' | 'stopped' | 'refused'

/**
 * Tells an owner what became of an account, also at the addresses of the accounts themselves: whoever changed it may read the
 * owner's mail.
 */
export async function enqueueAccountMails(
  app: AppContext,
  tx: Transaction,
  owner: UserRow,
  {
    kind,
    account,
    before,
  }: {
    readonly kind: Kind
    readonly account: PayoutAccountRow
    readonly before?: PayoutAccountRow | undefined
  },
): Promise<void> {
  const { language: locale } = owner
  const text = accountMailTexts(locale)
  const day = account.validFrom
    ? momentInWords(account.validFrom, { timeZone: timeZoneOf(account.country), locale, without: 'year' })
    : ''
  const content = {
    ...letterOf<Kind>(text, kind, { name: owner.firstName, account: nameOf(account, locale), day }),
    action: {
      label: text('see'),
      url: pageUrl(app.config.PUBLIC_URL, locale, '/my-locations/payout-account'),
    },
  }
  const boxes = new Set([owner.email, account.noticeEmail, ...(before ? [before.noticeEmail] : [])])
  for (const to of boxes) await enqueueMail(tx, { to, locale, content })
}

/** Tells the office that an account waits for its look, with the page where it is accepted or refused. */
export const enqueueReviewAsked = (
  app: AppContext,
  tx: Transaction,
  { id, firstName, lastName }: UserRow,
  account: PayoutAccountRow,
): Promise<void> => {
  const text = accountMailTexts('es')
  const owner = `${firstName} ${lastName}`.trim()
  const values = { owner, account: nameOf(account, 'es'), holder: account.holderName }
  return enqueueMail(tx, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: {
      ...letterOf(text, 'team', values),
      action: {
        label: text('teamAction'),
        url: pageUrl(app.config.PUBLIC_URL, 'es', `/admin/balances/${id}`),
      },
    },
  })
}
