import { endpoints, maxSavedFilters } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteFilter, listFilters, renameFilter, saveFilter } from './repository.ts'

export function registerAdminFilters(app: AppContext): void {
  const { adminFilters } = endpoints
  serve(app, adminFilters.list, async ({ user, query: { list } }) => ({
    filters: await listFilters(app.db, user.id, list),
  }))
  serve(app, adminFilters.save, async ({ user, body: { list, name, query } }) => {
    const saved = await listFilters(app.db, user.id, list)
    const isNew = !saved.some((filter) => filter.name === name.trim())
    if (isNew && saved.length >= maxSavedFilters)
      throw new AppError('conflict', { text: 'conflict.filters', values: { max: maxSavedFilters } })
    return saveFilter(app.db, { userId: user.id, list, name: name.trim(), query })
  })
  serve(app, adminFilters.rename, async ({ user, params: { id }, body: { name } }) => {
    try {
      const renamed = await renameFilter(app.db, user.id, id, name.trim())
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
