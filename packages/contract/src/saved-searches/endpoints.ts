import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { SearchQuery } from '../properties/search-query.ts'
import { body, nested } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { maxSavedSearches, maxSearchName } from '../rules/saved-limits.ts'

const tag = 'saved searches'

/** The filters of a search without its page and order. */
const { page: _page, cursor: _cursor, sort: _sort, ...filterEntries } = SearchQuery.entries
export const SearchFilters = v.object(filterEntries)
export type SearchFilters = v.InferOutput<typeof SearchFilters>

const wish = { name: requiredText(maxSearchName), filters: nested(filterEntries) }

export const SavedSearch = v.object({
  id: Id,
  name: v.string(),
  filters: SearchFilters,
  /** Whether new matches are mailed. */
  mail: v.boolean(),
  createdAt: Instant,
  /** When new matches were last mailed. */
  mailedAt: v.nullable(Instant),
  /** How many matches were published since the search was saved or last opened. */
  fresh: v.pipe(v.number(), v.integer()),
})
export type SavedSearch = v.InferOutput<typeof SavedSearch>

const SavedSearches = v.object({ searches: v.array(SavedSearch) })

const mailsToken = v.object({
  token: v.pipe(v.string('validation.required'), v.maxLength(200, 'validation.invalid')),
})

export const savedSearches = {
  list: endpoint({
    id: 'savedSearches.list',
    method: 'GET',
    path: '/saved-searches',
    access: 'user',
    tag,
    summary: 'Own saved searches with the number of new matches, the last saved first',
    response: SavedSearches,
    errors: [],
    rateLimit: 'own',
  }),
  save: endpoint({
    id: 'savedSearches.save',
    method: 'POST',
    path: '/saved-searches',
    access: 'user',
    tag,
    status: 201,
    summary: 'Save filters under a name; the same filters again take the new name',
    body: body({ ...wish, mail: Flag }),
    response: SavedSearch,
    errors: ['conflict'],
    rateLimit: 'own',
  }),
  update: endpoint({
    id: 'savedSearches.update',
    method: 'PUT',
    path: '/saved-searches/:id',
    access: 'user',
    tag,
    summary: 'Rename a saved search, switch its mail, or note that its matches were seen',
    params: IdParams,
    body: body({
      name: v.optional(requiredText(maxSearchName)),
      mail: v.optional(Flag),
      seen: v.optional(v.literal(true, 'validation.invalid')),
    }),
    response: SavedSearch,
    errors: [],
    rateLimit: 'own',
  }),
  remove: endpoint({
    id: 'savedSearches.remove',
    method: 'DELETE',
    path: '/saved-searches/:id',
    access: 'user',
    tag,
    summary: 'Delete a saved search',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'own',
  }),
  merge: endpoint({
    id: 'savedSearches.merge',
    method: 'POST',
    path: '/saved-searches/merge',
    access: 'user',
    tag,
    summary: 'Add the searches of a device without mail, as far as there is room, and list all',
    body: body({
      searches: v.pipe(v.array(nested(wish)), v.maxLength(maxSavedSearches, 'validation.max_length')),
    }),
    response: v.object({ ...SavedSearches.entries, added: v.pipe(v.number(), v.integer()) }),
    errors: [],
    rateLimit: 'own',
  }),
  mailsLink: endpoint({
    id: 'savedSearches.mailsLink',
    method: 'GET',
    path: '/saved-searches/unsubscribe',
    access: 'public',
    tag,
    summary: 'Whether the token of a mail can end the mails about saved searches; ends nothing',
    query: mailsToken,
    response: v.object({ valid: v.boolean() }),
    errors: [],
    rateLimit: 'read',
  }),
  unsubscribe: endpoint({
    id: 'savedSearches.unsubscribe',
    method: 'POST',
    path: '/saved-searches/unsubscribe',
    access: 'public',
    tag,
    summary: 'End the mails about saved searches with the token of such a mail (RFC 8058)',
    query: mailsToken,
    response: Message,
    errors: ['link_invalid'],
    rateLimit: 'link',
  }),
} as const
