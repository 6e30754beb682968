import { formatExact, type Money } from '@metrolibre/contract'
import { usePrice } from '@metrolibre/platform'

/** What is charged is always the exact amount; the selected country's money is only a reference beside it. */
export const useMoney = () => {
  const price = usePrice()
  return {
    exact: formatExact,
    reference: (money: Money): string | null => {
      const shown = price(money)
      return shown.reference ? shown.text : null
    },
  }
}
