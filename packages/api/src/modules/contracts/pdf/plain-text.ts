import { isPrintable } from '@metrolibre/contract'

/** Stands for a sign that no face has. */
const replacement = '\ufffd'

/**
 * Returns a text as documents draw it: in NFC, with `\n` as its only line break, and without control and format
 * characters or others without a shape, which could corrupt the file or reverse its order. A sign that can't be printed becomes `�`; what is
 * signed never contains one (RULES.md §6.45).
 */
export const plainText = (text: string): string => {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u1680\u3000]/g, ' ')
    .replace(/[^\P{C}\n]|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
  if (isPrintable(clean)) return clean
  return Array.from(clean, (sign) => (isPrintable(sign) ? sign : replacement)).join('')
}
