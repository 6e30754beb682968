import { formatExact, type Money } from '@metrolibre/contract'
import { useLocale, usePrice } from '@metrolibre/platform'

/**
 * Returns functions that write amounts: what is charged is always shown exactly; the amount in the selected
 * country's currency is only a reference.
 */
export const useMoney = () => {
  const { locale } = useLocale()
  const price = usePrice()
  return {
    exact: (money: Money): string => formatExact(money, locale),
    reference: (money: Money): string | null => {
      const shown = price(money)
      return shown.reference ? shown.text : null
    },
  }
}
