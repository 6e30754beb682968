import { formatExact, type CurrencyCode } from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'

type Values = Record<string, string | number>

/** Returns what is said about deposits, and how their amounts are written. */
export function useOfficeDepositTexts() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  return {
    text: (name: TextName<'mfe-admin.deposit'>, values?: Values): string =>
      formatMessage({ id: `mfe-admin.deposit.${name}` }, values),
    money: (amount: number, currency: CurrencyCode): string => formatExact({ amount, currency }, locale),
  }
}
