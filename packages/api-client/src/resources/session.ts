import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const { auth } = endpoints
const key = ['session'] as const

/** The signed-in user and what they do to their account. */
export const session = {
  key,

  current: () =>
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) => call(auth.session, { signal }),
      staleTime: staleTimes.own,
    }),

  login: () =>
    mutationOptions({ mutationFn: (body: BodyInput<typeof auth.login>) => call(auth.login, { body }) }),

  register: () =>
    mutationOptions({ mutationFn: (body: BodyInput<typeof auth.register>) => call(auth.register, { body }) }),

  logout: () => mutationOptions({ mutationFn: () => call(auth.logout) }),

  restore: () =>
    mutationOptions({ mutationFn: (body: BodyInput<typeof auth.restore>) => call(auth.restore, { body }) }),

  setPassword: () =>
    mutationOptions({ mutationFn: (body: BodyInput<typeof auth.password>) => call(auth.password, { body }) }),

  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof auth.update>) => call(auth.update, { params: { id }, body }),
      onSuccess: (_user, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  addExtra: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<typeof auth.extra>) => call(auth.extra, { body }),
      onSuccess: (_user, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  toggleActive: (id: string) =>
    mutationOptions({
      mutationFn: (active: boolean) => call(auth.toggleActive, { params: { id }, body: { active } }),
    }),
}

/** Proof of being a person. */
export const captcha = {
  challenge: () =>
    queryOptions({
      queryKey: ['captcha'],
      queryFn: ({ signal }) => call(endpoints.captcha.challenge, { signal }),
      staleTime: staleTimes.live,
      gcTime: 0,
    }),

  verify: () =>
    mutationOptions({
      mutationFn: (recaptchaToken: string) => call(endpoints.captcha.verify, { body: { recaptchaToken } }),
    }),
}
