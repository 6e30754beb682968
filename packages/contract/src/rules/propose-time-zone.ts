import type { Country } from './money.ts'
import { timeZoneOf, type TimeZone } from './time-zones.ts'

/** Parts of Chile with a clock of their own, by words in the name of the region or comuna. */
const apart: readonly (readonly [words: RegExp, zone: TimeZone])[] = [
  [/\b(magallanes|punta arenas)\b/, 'America/Punta_Arenas'],
  [/\b(aysen|aisen|coyhaique)\b/, 'America/Coyhaique'],
  [/\b(isla de pascua|rapa nui|hanga roa)\b/, 'Pacific/Easter'],
]

/** Returns the time zone that a comuna most likely has. The form of a zone proposes it (RULES.md §5.5). */
export function proposeTimeZone({
  country,
  state,
  zone,
}: {
  country: Country
  state: string
  zone: string
}): TimeZone {
  const name = `${state} ${zone}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const found = country === 'Chile' ? apart.find(([words]) => words.test(name)) : undefined
  return found?.[1] ?? timeZoneOf(country)
}
