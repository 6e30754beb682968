import { AppError } from '../../platform/errors/app-error.ts'

/** A place in a list that is ordered by creation, newest first. */
export interface Position {
  readonly at: string
  readonly id: string
}

/** Opaque to clients. */
export const writePosition = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/

/** Reads what `writePosition` wrote; anything else is refused as `validation`. */
export const readPosition = (cursor: string): Position => {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (!at || !id)
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return { at, id }
}
