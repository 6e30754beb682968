import { bankName, type PayoutAccount } from '@metrolibre/contract'
import { useDates, useIntl, type TextName } from '@metrolibre/platform'

type Named = Pick<PayoutAccount, 'country' | 'bank' | 'kind' | 'numberEnd'>

/** Returns the texts of accounts for payouts, and accounts and moments as they are written there. */
export const usePayoutAccountTexts = () => {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const text = (name: TextName<'mfe-owners.payout'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `mfe-owners.payout.${name}` }, values)
  const day = (instant: number, timeZone: string) =>
    date(instant, timeZone, { day: 'numeric', month: 'short' }).replaceAll('.', '')
  return {
    text,
    /** `BancoEstado, vista ·· 4417` */
    nameOf: ({ country, bank, kind, numberEnd: end }: Named) => {
      const name = bankName(country, bank)
      return kind
        ? text('nameWithKind', { bank: name, kind: text(`nameKind.${kind}`), end })
        : text('name', { bank: name, end })
    },
    /** `1 dic` */
    day,
    /** `28 nov, 11:52` */
    moment: (instant: number, timeZone: string) => `${day(instant, timeZone)}, ${time(instant, timeZone)}`,
    /** `martes 1 de diciembre` */
    longDay: (instant: number, timeZone: string) =>
      date(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
    time,
  }
}
