import { EpochMs, Id } from '@metrolibre/contract'
import { is } from 'valibot'
import { AppError } from './errors/app-error.ts'

/** A position in a list that is sorted by creation, newest first. */
export interface ListPosition {
  readonly at: string
  readonly id: string
}

/** Writes a position as a cursor, which is opaque to clients. */
export const writePosition = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

const isInstant = (text: string): boolean => {
  const at = Date.parse(text)
  return is(EpochMs, at) && new Date(at).toISOString() === text
}

/**
 * Reads a cursor that `writePosition` wrote.
 * @throws AppError validation when it is not a valid cursor
 */
export const readPosition = (cursor: string): ListPosition => {
  const [at = '', id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  if (!isInstant(at) || !is(Id, id))
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return { at, id }
}
