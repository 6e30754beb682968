import type { SourceFile } from './source-files.ts'

/** A template literal: its texts, and between them the code of its holes. */
export interface Template {
  readonly texts: readonly string[]
  readonly holes: readonly string[]
  /** What it can produce when its holes may have any value. */
  readonly shape: RegExp
}

/** Tells whether a hole can have a value. The first hole of a template without a beginning has `isStart`. */
export type Fits = (value: string, hole: { readonly isStart: boolean }) => boolean

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the template literals of a file, with the constants of the same file filled in. */
export function templatesIn(text: string): Template[] {
  const constants = new Map(
    Array.from(text.matchAll(/const (\w+) = '([\w.-]+)'/g), ([, name, value]) => [name!, value!]),
  )
  return Array.from(text.matchAll(/`([\w.-]*\$\{[^`]*)`/g), ([, template]) => {
    const filled = template!.replaceAll(/\$\{([^}]*)\}/g, (open, name: string) => constants.get(name) ?? open)
    const parts = filled.split(/\$\{([^}]*)\}/)
    const texts = parts.filter((_, index) => index % 2 === 0)
    const shape = new RegExp(`^${texts.map(escaped).join('.+')}$`)
    return { texts, holes: parts.filter((_, index) => index % 2 === 1), shape }
  }).filter(({ texts }) => texts.every((each) => /^[\w.-]*$/.test(each)))
}

/** Returns the names that a file writes out in quotes. */
export const quotedIn = ({ text }: SourceFile): string[] =>
  Array.from(text.matchAll(/(['"`])([\w.-]+)\1/g), ([, , word]) => word!)

/** Returns the names that a file writes out: in quotes, or as the key of an object. */
export const namesIn = (file: SourceFile): string[] => [
  ...quotedIn(file),
  ...Array.from(file.text.matchAll(/\b(\w+)\??:/g), ([, key]) => key!),
]

/** Tells whether a template can produce a text, when its holes may have the values that fit. */
export const canProduce = ({ texts, holes, shape }: Template, text: string, fits: Fits): boolean =>
  shape.test(text) && canFill(texts, holes, text, fits)

function canFill(
  [first = '', ...texts]: readonly string[],
  [hole, ...holes]: readonly string[],
  text: string,
  fits: Fits,
): boolean {
  if (!text.startsWith(first)) return false
  const remaining = text.slice(first.length)
  if (hole === undefined) return remaining === ''
  const choices = choicesOf(hole)
  const ends = Array.from({ length: remaining.length }, (_, index) => index + 1)
  return ends
    .filter((end) => canFill(texts, holes, remaining.slice(end), (value) => fits(value, { isStart: false })))
    .some((end) => {
      const value = remaining.slice(0, end)
      return choices ? choices.includes(value) : fits(value, { isStart: first === '' })
    })
}

/** Returns the values of a hole that chooses between texts, such as `isNew ? 'add' : 'save'`. */
function choicesOf(hole: string): string[] | undefined {
  const branches = Array.from(hole.matchAll(/[?:]\s*'([^']*)'/g), ([, value]) => value!)
  const conditions = [...hole.matchAll(/\?(?![?.])(?<!\?\?)/g)].length
  return conditions > 0 && branches.length === conditions + 1 ? branches : undefined
}
