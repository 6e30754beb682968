import type { BodyInput, endpoints } from '@metrolibre/contract'
import { callsOf } from './calls-of.ts'

const calls = callsOf(() =>
  import(/* webpackChunkName: "saved-calls" */ '@metrolibre/contract/endpoints/saved-searches').then(
    (group) => group.savedSearches,
  ),
)

type Input<Name extends 'save' | 'update' | 'merge'> = BodyInput<(typeof endpoints.savedSearches)[Name]>

/** A user's saved searches. Those of a visitor are on the device, so their list is kept by the screens. */
export const savedSearches = {
  list: async (signal: AbortSignal) => (await calls('list', { signal })).searches,

  save: (body: Input<'save'>) => calls('save', { body }),

  /** Renames a search, switches its mail, or notes that its matches were seen. */
  update: (id: string, body: Input<'update'>) => calls('update', { params: { id }, body }),

  remove: (id: string) => calls('remove', { params: { id } }),

  /** Adds those of a device. Returns all, and how many were new. */
  merge: (searches: Input<'merge'>['searches']) => calls('merge', { body: { searches } }),

  /** Whether a token ends the mails of a user; a mail program may have cut or changed it. */
  isMailsToken: async (token: string, signal: AbortSignal) =>
    (await calls('mailsLink', { query: { token }, signal })).valid,

  /** Ends the mails of a user with the token of such a mail. */
  endMails: (token: string) => calls('unsubscribe', { query: { token } }),
}
