export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
export type { EnsureQueryDataOptions, QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query'
export { useMutation } from './use-mutation.ts'
