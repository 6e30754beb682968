import { endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.privacy
const exportKey = ['privacy', 'export'] as const

/** A user's rights over their data: the record of consents, and a copy of everything stored about them. */
export const privacy = {
  consents: () =>
    queryOptions({
      queryKey: ['privacy', 'consents'],
      queryFn: ({ signal }) => call(calls.consents, { signal }).then(({ consents }) => consents),
      staleTime: staleTimes.own,
    }),

  /** The newest copy that was requested, or null. */
  exported: () =>
    queryOptions({
      queryKey: exportKey,
      queryFn: ({ signal }) => call(calls.exportState, { signal }).then((answer) => answer.export),
      staleTime: staleTimes.own,
    }),

  requestExport: () =>
    mutationOptions({
      mutationFn: () => call(calls.export, {}),
      onSuccess: (requested, _nothing, _result, { client }) => client.setQueryData(exportKey, requested),
    }),

  /** Downloads a finished copy. */
  exportFile: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.exportFile, { params: { id } }),
      // The copy may have expired since it was shown.
      onError: (_error, _id, _result, { client }) => client.invalidateQueries({ queryKey: exportKey }),
    }),

  /** Deletes the account of the user, who has to know the password. */
  erase: () =>
    mutationOptions({ mutationFn: (password: string) => call(calls.erase, { body: { password } }) }),
}
