import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { call } from '@metrolibre/api-client/core'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'

const { adminZones, adminSite, adminCommunity, personal, testimonials } = endpoints

/** What admins change here is also shown on public pages, so both are read again. */
const readAgain =
  (...keys: readonly string[]) =>
  async (client: QueryClient) => {
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
const zonesChanged = readAgain('admin-zones', 'zones')
const currenciesChanged = readAgain('admin-currencies', 'currencies')
const testimonialsChanged = readAgain('admin-testimonials', 'testimonials')
const teamChanged = readAgain('team')

export type ZoneListQuery = QueryInput<typeof adminZones.list>
export type TestimonialListQuery = QueryInput<typeof adminCommunity.testimonials>

/** Zones as admins see them, those included that are not offered. */
export const zoneAdmin = {
  list: (query: ZoneListQuery) =>
    queryOptions({
      queryKey: ['admin-zones', 'list', query],
      queryFn: ({ signal }) => call(adminZones.list, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['admin-zones', 'detail', id],
      queryFn: ({ signal }) => call(adminZones.detail, { params: { id }, signal }),
      staleTime: staleTimes.own,
    }),

  create: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminZones.create>) => call(adminZones.create, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => zonesChanged(client),
    }),

  update: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminZones.update>) => call(adminZones.update, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => zonesChanged(client),
    }),

  setActive: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminZones.setActive>) => call(adminZones.setActive, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => zonesChanged(client),
    }),

  /** One of many: `readAgain` follows the last one. */
  setOneActive: (id: string, isActive: boolean) => call(adminZones.setActive, { body: { id, isActive } }),
  readAgain: zonesChanged,
}

/** Exchange factors with their history. */
export const currencyAdmin = {
  all: () =>
    queryOptions({
      queryKey: ['admin-currencies'],
      queryFn: ({ signal }) => call(adminSite.currencies, { signal }),
      staleTime: staleTimes.own,
    }),

  set: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminSite.setCurrency>) => call(adminSite.setCurrency, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => currenciesChanged(client),
    }),
}

/** Changes of the team. */
export const teamAdmin = {
  add: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminSite.addMember>) => call(adminSite.addMember, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => teamChanged(client),
    }),

  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: BodyInput<typeof personal.update> & { id: string }) =>
        call(personal.update, { params: { id }, body }),
      onSettled: (_data, _error, _input, _result, { client }) => teamChanged(client),
    }),

  order: () =>
    mutationOptions({
      mutationFn: (order: string[]) => call(adminSite.orderTeam, { body: { order } }),
      onSettled: (_data, _error, _input, _result, { client }) => teamChanged(client),
    }),

  /** `readAgain` follows once the page of the member was left. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => call(adminSite.removeMember, { params: { id } }),
    }),
  readAgain: teamChanged,
}

const testimonialRemoval = (id: string) => call(adminCommunity.removeTestimonial, { params: { id } })

/** Testimonials as admins see them. */
export const testimonialAdmin = {
  list: (query: TestimonialListQuery) =>
    queryOptions({
      queryKey: ['admin-testimonials', 'list', query],
      queryFn: ({ signal }) => call(adminCommunity.testimonials, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['admin-testimonials', 'detail', id],
      queryFn: ({ signal }) => call(testimonials.detail, { params: { id }, signal }),
      staleTime: staleTimes.own,
    }),

  create: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof adminCommunity.createTestimonial>) =>
        call(adminCommunity.createTestimonial, { body }),
      onSettled: (_data, _error, _input, _result, { client }) => testimonialsChanged(client),
    }),

  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: BodyInput<typeof adminCommunity.updateTestimonial> & { id: string }) =>
        call(adminCommunity.updateTestimonial, { params: { id }, body }),
      onSettled: (_data, _error, _input, _result, { client }) => testimonialsChanged(client),
    }),

  /** `readAgain` follows once the page of the testimonial was left, and after the last one of many. */
  remove: () => mutationOptions({ mutationFn: testimonialRemoval }),
  removeOne: testimonialRemoval,
  readAgain: testimonialsChanged,
}
