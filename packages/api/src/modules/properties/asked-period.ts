import { AppError } from '../../platform/errors/app-error.ts'

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Returns the query unchanged, after checking that its period ends after it begins.
 * @throws AppError validation otherwise, because nothing can be free in a period without days
 */
export const withPeriod = <Q extends Asked>(query: Q): Q => {
  const { from, to } = query
  if (from !== undefined && to !== undefined && from >= to)
    throw new AppError('validation', { fields: [{ path: 'to', code: 'validation.invalid' }] })
  return query
}
