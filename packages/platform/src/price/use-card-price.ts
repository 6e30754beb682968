import type { CardPrice } from '@metrolibre/contract'
import { useCallback } from 'react'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { usePrice } from './use-price.ts'

/** The price on a property's card, or the words shown in its place. */
export type ShownCardPrice =
  | { state: 'price'; amount: string; unit: string; prefix?: string; note?: string }
  | { state: 'sold-out' | 'no-rooms' | 'undefined-price'; text: string }

/**
 * Returns a function that writes the price of a card in the selected language: exactly, and in another country than the
 * selected one with the reference next to it (RULES.md §4.16, §4.17).
 */
export const useCardPrice = () => {
  const price = usePrice()
  const texts = platformTexts[usePathLocale()]
  return useCallback(
    (shown: CardPrice): ShownCardPrice => {
      if (shown.state === 'sold_out') return { state: 'sold-out', text: texts.soldOut }
      if (shown.state === 'no_rooms') return { state: 'no-rooms', text: texts.noRooms }
      if (shown.state === 'no_value') return { state: 'undefined-price', text: texts.noValue }
      const { text, exact, unitText, reference } = price(shown, shown.unit)
      return {
        state: 'price',
        amount: exact,
        unit: unitText,
        prefix: shown.from ? texts.from : undefined,
        note: reference ? `≈\u00a0${text} ${texts.reference}` : undefined,
      }
    },
    [price, texts],
  )
}
