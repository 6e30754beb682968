import { chakra } from '@metrolibre/ui'

const letterOf = (character: string): string =>
  (character.normalize('NFD').replaceAll(/\p{M}/gu, '') || character).toLowerCase()[0]!

/** Returns a text in lower case without accents. Each character stays one, so that positions agree. */
export const plainLetters = (text: string): string => Array.from(text, letterOf).join('')

interface Part {
  readonly text: string
  readonly isFound: boolean
}

/** Splits a text at the words that were looked for. */
export const partsOf = (text: string, q: string): Part[] => {
  const words = plainLetters(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
  const searched = plainLetters(text)
  const found = Array.from(searched, () => false)
  for (const word of words)
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length)
  const parts: { text: string; isFound: boolean }[] = []
  for (const [index, character] of Array.from(text).entries()) {
    const last = parts.at(-1)
    const isFound = found[index] === true
    if (last?.isFound === isFound) last.text += character
    else parts.push({ text: character, isFound })
  }
  return parts
}

const Mark = chakra('mark', { base: { bg: 'huincha.300', color: 'piedra.950', borderRadius: '2px' } })

/** A text with the words that were looked for marked. */
export const Highlight = ({ text, q }: { text: string; q: string }) => {
  let at = 0
  return partsOf(text, q).map((part) => {
    const key = at
    at += part.text.length
    return part.isFound ? <Mark key={key}>{part.text}</Mark> : <span key={key}>{part.text}</span>
  })
}
