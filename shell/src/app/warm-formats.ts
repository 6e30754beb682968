import type { Locale } from '@metrolibre/platform'
import { turn } from './turn.ts'

/**
 * The first question about a language's formats makes the browser read its tables, which takes a slow phone a while.
 * Asked while files are on their way, nobody waits for it; asked in two tasks, the page answers between.
 */
export async function warmFormats(locale: Locale): Promise<void> {
  await turn()
  Intl.NumberFormat.supportedLocalesOf(locale)
  await turn()
  new Intl.PluralRules(locale).select(2)
}
