import type { Step } from './steps.ts'

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}

/** The form, of a new property or of one that was begun, at one of its steps. */
export const formPath = (property?: string, step?: Step): string =>
  withQuery('/propiedad/cargar', { property, step })

/** The estimate, of a property or of none. */
export const estimatePath = (property?: string): string => withQuery('/propiedad/result', { property })

/** The technical visit of a property. */
export const technicalVisitPath = (property: string): string =>
  withQuery('/propiedad/cargar/schedule', { property })
