import { bankName, formatExact, type Country, type CurrencyCode, type PaidTo } from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'

type Values = Record<string, string | number>

/** Returns what the pages of payout runs say. */
export function usePayoutRunTexts() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const text = (name: TextName<'mfe-admin.payouts'>, values?: Values): string =>
    formatMessage({ id: `mfe-admin.payouts.${name}` }, values)
  return {
    text,
    money: (amount: number, currency: CurrencyCode): string => formatExact({ amount, currency }, locale),
    /** An account by its kind and its end. */
    account: (account: PaidTo | null): string =>
      account ? text('account', { kind: account.kind ?? 'cci', end: account.numberEnd }) : text('noAccount'),
    /** The payments to one bank. */
    group: (country: Country, bank: string, count: number): string =>
      text('group', { country, bank: bankName(country, bank), count }),
  }
}
