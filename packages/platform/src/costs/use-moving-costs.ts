// Imports the package by name, because this file is bundled into each remote and must use the host's contexts.
import {
  movingCosts,
  movingCostTitle,
  writeMovingCost,
  type MovingFacts,
  type TimeZone,
} from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { useCostText } from './use-cost-text.ts'

interface Place {
  readonly timeZone: TimeZone
  /** That the booking is paid. */
  readonly isPaid?: boolean
}

/** Returns what moving in costs, in words: the same lines wherever somebody decides (RULES.md §4.38). */
export function useMovingCosts(facts: MovingFacts, { timeZone, isPaid = false }: Place) {
  const { locale } = useLocale()
  const reader = { locale, country: facts.country, timeZone, isPaid, money: useCostText() }
  return {
    title: movingCostTitle(locale),
    rows: movingCosts(facts).map((line) => writeMovingCost(line, reader)),
  }
}
