// Imports the package by name, because this file is bundled into each remote and must use the host's contexts.
import { formatExact, type Money } from '@metrolibre/contract'
import { useLocale, usePrice } from '@metrolibre/platform'

/** Returns a function that writes an amount with its unit, and next to it what it is in the currency that is shown. */
export function useCostText() {
  const { locale } = useLocale()
  const price = usePrice()
  return (amount: Money, unit: string): string => {
    const { text, reference } = price(amount)
    return `${formatExact(amount, locale)}${unit}${reference ? ` (≈\u00a0${text})` : ''}`
  }
}
