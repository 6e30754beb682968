import { endpoints, type Body } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminReleases
const key = ['admin', 'releases'] as const

/** What runs of each app, and who put it into use, for admins. */
export const adminReleases = {
  /** With `app`, only the promotions of that app. */
  show: (app?: string) =>
    queryOptions({
      queryKey: [...key, app ?? null],
      queryFn: ({ signal }) => call(calls.show, { query: { app }, signal }),
      staleTime: staleTimes.live,
      placeholderData: keepPreviousData,
    }),

  /** The newest versions of an app, and what speaks against putting each into use now. */
  versions: (app: string) =>
    queryOptions({
      queryKey: [...key, app, 'versions'],
      queryFn: ({ signal }) => call(calls.versions, { params: { app }, signal }),
      staleTime: staleTimes.live,
    }),

  /** Puts a version into use. Also after a refusal, what runs or what speaks against it may have changed. */
  promote: () =>
    mutationOptions({
      mutationFn: ({ app, ...body }: Body<typeof calls.promote> & { app: string }) =>
        call(calls.promote, { params: { app }, body }),
      onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  /** What visitors' browsers reported of an app. */
  errors: (app: string) =>
    queryOptions({
      queryKey: [...key, app, 'errors'],
      queryFn: ({ signal }) => call(calls.errors, { params: { app }, signal }),
      staleTime: staleTimes.live,
    }),

  /** The canaries that run, with what was compared so far. */
  canaries: () =>
    queryOptions({
      queryKey: [...key, 'canaries'],
      queryFn: ({ signal }) => call(calls.canaries, { signal }),
      staleTime: staleTimes.live,
    }),

  /** Ends a canary. Also after a refusal, it may have ended by itself. */
  endCanary: () =>
    mutationOptions({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        call(calls.endCanary, { params: { id }, body: { reason } }),
      onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  /** The links to previews that work now. */
  previews: () =>
    queryOptions({
      queryKey: [...key, 'previews'],
      queryFn: ({ signal }) => call(calls.previews, { signal }),
      staleTime: staleTimes.live,
    }),

  /** Ends the link of a preview. Also after a refusal, it may have ended by itself. */
  endPreview: () =>
    mutationOptions({
      mutationFn: (id: string) => call(calls.endPreview, { params: { id } }),
      onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  /** Goes back to the version before. Also after a refusal, somebody else may have changed what runs. */
  rollback: () =>
    mutationOptions({
      mutationFn: ({ app, ...body }: Body<typeof calls.rollback> & { app: string }) =>
        call(calls.rollback, { params: { app }, body }),
      onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),
}
