import type { Locale } from '../rules/locales.ts'

/** What an inspector's sheet measures without being asked to, as it is called in each language. */
const names = {
  length: ['Largo', 'Length'],
  width: ['Ancho', 'Width'],
  height: ['Alto', 'Height'],
  front: ['Frente', 'Front'],
  depth: ['Fondo', 'Depth'],
  gate: ['Portón', 'Gate'],
  surface: ['Superficie', 'Area'],
} as const satisfies Record<string, readonly [es: string, en: string]>

/** Something that is usually measured. */
export type MeasureName = keyof typeof names

const nameIn = ([es, en]: readonly [string, string], locale: Locale): string => (locale === 'es' ? es : en)

/** Returns what is usually measured in the words of a language, as a new sheet proposes it. */
export const usualMeasureName = (name: MeasureName, locale: Locale): string => nameIn(names[name], locale)

/**
 * Returns the name of a measure for a reader: what a sheet proposed in another language in theirs, and what an inspector
 * thought of as it was typed.
 */
export const measureName = (typed: string, locale: Locale): string => {
  const known = Object.values(names).find((words) => words.some((word) => word === typed))
  return known ? nameIn(known, locale) : typed
}
