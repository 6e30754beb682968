import { AppError } from '../errors/app-error.ts'

/**
 * Tells whether a text can be stored and written out again. PostgreSQL can't store a NUL character, and half of a
 * surrogate pair belongs to no encoding. Nobody types either.
 */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

type Path = readonly string[]

function findUnstorable(value: unknown, path: Path): Path | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path
    const found = findUnstorable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Tells whether every text within a value, names of fields included, can be stored. */
export const isStorableThroughout = (value: unknown): boolean => findUnstorable(value, []) === undefined

/**
 * Refuses input with a text that can't be stored, at the field that holds it (RULES.md §9.6).
 * @throws AppError validation
 */
export function refuseUnstorable(input: unknown): void {
  const path = findUnstorable(input, [])
  if (!path) return
  throw new AppError('validation', { fields: [{ path: path.join('.'), code: 'validation.characters' }] })
}

/** Returns a text of a service outside as it can be stored: the service can't correct it. */
export const asStorable = (text: string): string => text.toWellFormed().replaceAll('\0', '')
