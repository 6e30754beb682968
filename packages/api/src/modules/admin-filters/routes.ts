import { endpoints, maxSavedFilters, withoutDirectionMarks } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteFilter, listFilters, renameFilter, saveFilter } from './repository.ts'

/** Returns the name as it is kept. Nothing may be left of one that only holds marks. */
function cleaned(typed: string): string {
  const name = withoutDirectionMarks(typed)
  if (name === '')
    throw new AppError('validation', { fields: [{ path: 'name', code: 'validation.required' }] })
  return name
}

export function registerAdminFilters(app: AppContext): void {
  const { adminFilters } = endpoints
  serve(app, adminFilters.list, async ({ user, query: { list } }) => ({
    filters: await listFilters(app.db, user.id, list),
  }))
  serve(app, adminFilters.save, async ({ user, body: { list, query, ...typed } }) => {
    const name = cleaned(typed.name)
    const saved = await listFilters(app.db, user.id, list)
    const isNew = !saved.some((filter) => filter.name === name)
    if (isNew && saved.length >= maxSavedFilters)
      throw new AppError('conflict', { text: 'conflict.filters', values: { max: maxSavedFilters } })
    return saveFilter(app.db, { userId: user.id, list, name, query })
  })
  serve(app, adminFilters.rename, async ({ user, params: { id }, body: { name } }) => {
    try {
      const renamed = await renameFilter(app.db, user.id, id, cleaned(name))
      if (!renamed) throw new AppError('not_found')
      return renamed
    } catch (error) {
      if (!isUniqueViolation(error, 'admin_filters_name')) throw error
      throw new AppError('conflict', { text: 'conflict.filter_name', cause: error })
    }
  })
  serve(app, adminFilters.remove, async ({ user, params: { id }, text }) => {
    if (!(await deleteFilter(app.db, user.id, id))) throw new AppError('not_found')
    return { message: text('message.deleted') }
  })
}
