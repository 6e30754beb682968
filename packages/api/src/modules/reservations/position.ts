import { EpochMs, Id } from '@metrolibre/contract'
import { is } from 'valibot'
import { AppError } from '../../platform/errors/app-error.ts'

/** A place in a list that is ordered by creation, newest first. */
export interface Position {
  readonly at: string
  readonly id: string
}

/** Opaque to clients. */
export const writePosition = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

const isInstant = (text: string): boolean => {
  const at = Date.parse(text)
  return is(EpochMs, at) && new Date(at).toISOString() === text
}

/** Reads what `writePosition` wrote; anything else is refused as `validation`. */
export const readPosition = (cursor: string): Position => {
  const [at = '', id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  if (!isInstant(at) || !is(Id, id))
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return { at, id }
}
