import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const staleTime = staleTimes.catalogue

/** What people say about the product. */
export const testimonials = {
  all: () =>
    queryOptions({
      queryKey: ['testimonials'],
      queryFn: ({ signal }) => call(endpoints.testimonials.list, { signal }),
      staleTime,
    }),
}

/** The people of the team; `asAdmin` keeps apart the answer that holds hidden ones. */
export const team = {
  all: ({ asAdmin }: { asAdmin: boolean }) =>
    queryOptions({
      queryKey: ['team', { asAdmin }],
      queryFn: ({ signal }) => call(endpoints.personal.list, { signal }),
      staleTime,
    }),
}

/** Businesses that members present to the community. */
export const publications = {
  verified: () =>
    queryOptions({
      queryKey: ['publications', 'verified'],
      queryFn: ({ signal }) => call(endpoints.publications.verified, { signal }),
      staleTime,
    }),
}

/** Ways to reach us. */
export const contact = {
  send: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof endpoints.contact.send>) => call(endpoints.contact.send, { body }),
    }),
}
