import { AppError } from '../../platform/errors/app-error.ts'

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

/**
 * A search whose period, if it has one, ends after it begins.
 * @throws AppError validation when it does not: nothing is free in a period without days.
 */
export const withPeriod = <Q extends Asked>(query: Q): Q => {
  const { from, to } = query
  if (from !== undefined && to !== undefined && from >= to)
    throw new AppError('validation', { fields: [{ path: 'to', code: 'validation.invalid' }] })
  return query
}
