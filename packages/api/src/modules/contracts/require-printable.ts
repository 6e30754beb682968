import { isPrintable, quotedSigns, type MessageKey } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'

/** What was stored before its field was checked, and ends in a document, by whose it is. */
export type StoredTexts = Readonly<
  Partial<Record<Extract<MessageKey, `unprintable.${string}`>, readonly (string | null | undefined)[]>>
>

/**
 * Refuses to draw a document with a stored text that it can't print. The forms refuse such signs in their fields, so this
 * only concerns older texts; the message says who can correct them (RULES.md §6.45).
 * @throws AppError validation
 */
export function requirePrintable(texts: StoredTexts): void {
  for (const [key, values] of Object.entries(texts)) {
    const wrong = values.find((value) => value && !isPrintable(value))
    if (wrong)
      throw new AppError('validation', { text: key as MessageKey, values: { signs: quotedSigns(wrong) } })
  }
}
