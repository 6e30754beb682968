import type { BodyInput, endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import { callsOf } from './calls-of.ts'

const testimonialCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/testimonials').then(
    (group) => group.testimonials,
  ),
)
const teamCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/personal').then(
    (group) => group.personal,
  ),
)
const publicationCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/publications').then(
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

/** The members of the team. `asAdmin` keeps the answer with hidden members apart in the cache. */
export const team = {
  all: ({ asAdmin }: { asAdmin: boolean }) =>
    queryOptions({
      queryKey: ['team', { asAdmin }],
      queryFn: ({ signal }) => teamCalls('list', { signal }),
      staleTime,
    }),
}

/** Businesses that users present to the community. */
export const publications = {
  verified: () =>
    queryOptions({
      queryKey: ['publications', 'verified'],
      queryFn: ({ signal }) => publicationCalls('verified', { signal }),
      staleTime,
    }),
}

/** Messages to the team. */
export const contact = {
  send: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof endpoints.contact.send>) => contactCalls('send', { body }),
    }),
}
