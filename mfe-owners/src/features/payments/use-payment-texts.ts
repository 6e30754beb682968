import { formatExact, type CurrencyCode } from '@metrolibre/contract'
import { useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'

/** Returns the texts of the payments page. */
export const useLedgerPaymentTexts = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  return {
    text: (name: TextName<'mfe-owners.payments'>, values?: Record<string, string | number>) =>
      formatMessage({ id: `mfe-owners.payments.${name}` }, values),
    money: (amount: number, currency: CurrencyCode) => formatExact({ amount, currency }, locale),
    /** `20 nov 2026` */
    day: (date: string) =>
      dates.day(date, { day: 'numeric', month: 'short', year: 'numeric' }).replaceAll('.', ''),
    /** `noviembre de 2026` */
    month: (month: string) => dates.day(`${month}-01`, { month: 'long', year: 'numeric' }),
    /** `nov` */
    shortMonth: (month: string) => dates.day(`${month}-01`, { month: 'short' }).replaceAll('.', ''),
  }
}
