export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
export type { EnsureQueryDataOptions, QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query'
export { usePageMutation } from './use-page-mutation.ts'
