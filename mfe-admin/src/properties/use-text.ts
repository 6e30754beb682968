import { formatExact, type CurrencyCode, type RentalMode } from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'

type Values = Readonly<Record<string, string | number>>

/** Returns the texts of the pages about properties, and amounts with their unit as they are written there. */
export const usePropertyTexts = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const text = (name: TextName<'mfe-admin.property'>, values?: Values) =>
    formatMessage({ id: `mfe-admin.property.${name}` }, values)
  return {
    text,
    money: (amount: number, currency: CurrencyCode) => formatExact({ amount, currency }, locale),
    /** `$ 450.000 /mes` */
    price: (amount: number, currency: CurrencyCode, rentalMode: RentalMode) =>
      `${formatExact({ amount, currency }, locale)} ${text(`per.${rentalMode}`)}`,
  }
}
