import type { BodyInput, endpoints, PostCategory } from '@metrolibre/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import { callsOf } from './calls-of.ts'

const testimonialCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/testimonials').then(
    (group) => group.testimonials,
  ),
)
const teamCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/team').then(
    (group) => group.personal,
  ),
)
const jobCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/jobs').then((group) => group.jobs),
)
const publicationCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/posts').then(
    (group) => group.publications,
  ),
)
const contactCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/contact').then(
    (group) => group.contact,
  ),
)

const staleTime = staleTimes.catalogue

/** Testimonials about the product. */
export const testimonials = {
  all: () =>
    queryOptions({
      queryKey: ['testimonials'],
      queryFn: ({ signal }) => testimonialCalls('list', { signal }),
      staleTime,
    }),
}

/** Job openings for which people can apply. */
export const jobs = {
  all: () =>
    queryOptions({
      queryKey: ['jobs'],
      queryFn: ({ signal }) => jobCalls('list', { signal }),
      staleTime,
    }),
}

/** The members of the team. `asAdmin` keeps the answer with hidden members apart in the cache. */
export const team = {
  all: ({ asAdmin }: { asAdmin: boolean }) =>
    queryOptions({
      queryKey: ['team', { asAdmin }],
      queryFn: ({ signal }) => teamCalls('list', { signal }),
      staleTime,
    }),
}

const posts = 'publications'

/** After a change no page shows, not even for a moment, what a post was before. */
const showAnew = (client: QueryClient): Promise<void> => {
  client.removeQueries({ queryKey: [posts], type: 'inactive' })
  return client.invalidateQueries({ queryKey: [posts] })
}
const verifiedKey = [posts, 'verified'] as const
const postsPerPage = 24

/** Businesses that users present to the community. */
export const publications = {
  /** The posts that everybody sees, page by page; with `q` those whose words match, with `category` those of it. */
  verified: ({ q = '', category }: { q?: string; category?: PostCategory | undefined } = {}) =>
    infiniteQueryOptions({
      queryKey: [...verifiedKey, q, category ?? null],
      queryFn: ({ signal, pageParam: cursor }) =>
        publicationCalls('verified', {
          query: {
            limit: postsPerPage,
            ...(q && { q }),
            ...(category && { category }),
            ...(cursor && { cursor }),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      staleTime,
    }),

  /** How many posts everybody sees, in all and of each category. */
  counts: () =>
    queryOptions({
      queryKey: [posts, 'counts'],
      queryFn: ({ signal }) => publicationCalls('counts', { signal }),
      staleTime,
    }),

  /** The posts of the signed-in user `who`, those included that nobody else sees. */
  mine: (who: string) =>
    queryOptions({
      queryKey: [posts, 'mine', who],
      queryFn: ({ signal }) => publicationCalls('mine', { signal }),
      staleTime: staleTimes.own,
    }),

  /** One post, as `who` may see it; null is a visitor. */
  one: (id: string, who: string | null) =>
    queryOptions({
      queryKey: [posts, 'one', id, who],
      queryFn: ({ signal }) => publicationCalls('detail', { params: { id }, signal }),
      staleTime,
    }),

  create: () =>
    mutationOptions({
      mutationFn: (body: PostInput) => publicationCalls('create', { body }),
      onSettled: (_data, _error, _input, _result, { client }) =>
        client.invalidateQueries({ queryKey: [posts] }),
    }),

  change: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: PostInput & { id: string }) =>
        publicationCalls('update', { params: { id }, body }),
      onSettled: (_data, _error, _input, _result, { client }) => showAnew(client),
    }),

  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => publicationCalls('remove', { params: { id } }),
      onSettled: (_data, _error, _input, _result, { client }) => showAnew(client),
    }),

  /** What to invalidate after pictures of posts were added or deleted. */
  key: [posts] as const,
  /** The start of the keys of all lists that everybody sees. */
  listsKey: verifiedKey,
}

type PostInput = BodyInput<typeof endpoints.publications.create>

/** Messages to the team, and places that are recommended to it. */
export const contact = {
  send: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof endpoints.contact.send>) => contactCalls('send', { body }),
    }),

  refer: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof endpoints.contact.refer>) => contactCalls('refer', { body }),
    }),
}
