import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { call } from '@metrolibre/api-client/core'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'

const { adminJobs } = endpoints
const key = 'admin-jobs'

/** What admins change here is also shown on the public page, so both are read again. */
const readAgain = async (client: QueryClient) => {
  await Promise.all([key, 'jobs'].map((name) => client.invalidateQueries({ queryKey: [name] })))
}
const setActive = (id: string, isActive: boolean) =>
  call(adminJobs.setActive, { params: { id }, body: { isActive } })
const removal = (id: string) => call(adminJobs.remove, { params: { id } })

export type JobListQuery = QueryInput<typeof adminJobs.list>

/** Job openings as admins see them. */
export const jobAdmin = {
  list: (query: JobListQuery) =>
    queryOptions({
      queryKey: [key, 'list', query],
      queryFn: ({ signal }) => call(adminJobs.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [key, 'detail', id],
      queryFn: ({ signal }) => call(adminJobs.detail, { params: { id }, signal }),
      staleTime: staleTimes.own,
    }),

  create: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminJobs.create>) => call(adminJobs.create, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => readAgain(client),
    }),

  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: BodyInput<typeof adminJobs.update> & { id: string }) =>
        call(adminJobs.update, { params: { id }, body }),
      onSettled: (_data, _error, _input, _result, { client }) => readAgain(client),
    }),

  setActive: () =>
    mutationOptions({
      mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => setActive(id, isActive),
      onSettled: (_data, _error, _input, _result, { client }) => readAgain(client),
    }),

  /** `readAgain` follows once the page of the opening was left, and after the last one of many. */
  remove: () => mutationOptions({ mutationFn: removal }),
  removeOne: removal,
  setOneActive: setActive,
  readAgain,
}
