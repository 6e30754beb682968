import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** The texts of a message, without those of the options that `skips` names. */
export function wordsIn(elements: readonly MessageFormatElement[], skips?: string): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value]
    if (isTagElement(element)) return wordsIn(element.children, skips)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    return Object.entries(element.options)
      .filter(([name]) => name !== skips)
      .flatMap(([, option]) => wordsIn(option.value, skips))
  })
}
