import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { requiredText } from '../primitives/text.ts'

const tag = 'admin filters'

/** The name of an admin list, such as `users`. */
const List = v.pipe(v.string('validation.required'), v.regex(/^[a-z][a-z-]{1,39}$/, 'validation.invalid'))

/** Filters of a list that an admin saved under a name. Each admin sees their own. */
export const SavedFilter = v.object({
  id: Id,
  list: List,
  name: v.string(),
  /** The part of the page's address after the `?`. */
  query: v.string(),
})
export type SavedFilter = v.InferOutput<typeof SavedFilter>

/** How many filters an admin can save for a list. */
export const maxSavedFilters = 30

export const adminFilters = {
  list: endpoint({
    id: 'adminFilters.list',
    method: 'GET',
    path: '/admin/filters',
    access: 'admin',
    tag,
    summary: 'Own saved filters of a list, oldest first',
    query: v.object({ list: List }),
    response: v.object({ filters: v.array(SavedFilter) }),
    errors: [],
    rateLimit: 'office',
  }),
  save: endpoint({
    id: 'adminFilters.save',
    method: 'POST',
    path: '/admin/filters',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Save filters under a name; the same name replaces them',
    body: body({ list: List, name: requiredText(60), query: requiredText(1000) }),
    response: SavedFilter,
    errors: ['conflict'],
    rateLimit: 'office',
  }),
  rename: endpoint({
    id: 'adminFilters.rename',
    method: 'PUT',
    path: '/admin/filters/:id',
    access: 'admin',
    tag,
    summary: 'Give a saved filter another name',
    params: IdParams,
    body: body({ name: requiredText(60) }),
    response: SavedFilter,
    errors: ['conflict'],
    rateLimit: 'office',
  }),
  remove: endpoint({
    id: 'adminFilters.remove',
    method: 'DELETE',
    path: '/admin/filters/:id',
    access: 'admin',
    tag,
    summary: 'Forget a saved filter',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'office',
  }),
} as const
