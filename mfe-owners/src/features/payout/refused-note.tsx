import { formatExact, isAboutAccount, timeZoneOf, type RefusedPayout } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

/** Says that the bank refused the last payment, why, and what its owner has to do, as the mail about it does. */
export function RefusedNote({ payout }: { payout: RefusedPayout }) {
  const { text, nameOf, day } = usePayoutAccountTexts()
  const { locale } = useLocale()
  const { country, currency, amount, refusedAt, why, account } = payout
  const values = { day: day(refusedAt, timeZoneOf(country)), why: text(`refused.why.${why}`) }
  return (
    <Alert
      tone={isAboutAccount(why) ? 'bad' : 'warn'}
      title={text('refused.title', { amount: formatExact({ amount, currency }, locale) })}
    >
      {account
        ? text('refused.text', { ...values, account: nameOf({ country, ...account }) })
        : text('refused.textWithoutAccount', values)}{' '}
      {text(isAboutAccount(why) ? 'refused.mend' : 'refused.wait')}
    </Alert>
  )
}
