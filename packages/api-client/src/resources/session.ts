import type { BodyInput, endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import { callsOf } from './calls-of.ts'

type Auth = typeof endpoints.auth

const auth = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/auth').then((group) => group.auth),
)
const captchaCalls = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/captcha').then(
    (group) => group.captcha,
  ),
)
const key = ['session'] as const

/** The signed-in user and changes to their account. */
export const session = {
  key,

  current: () =>
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) => auth('session', { signal }),
      staleTime: staleTimes.own,
    }),

  login: () => mutationOptions({ mutationFn: (body: BodyInput<Auth['login']>) => auth('login', { body }) }),

  register: () =>
    mutationOptions({ mutationFn: (body: BodyInput<Auth['register']>) => auth('register', { body }) }),

  /** Ends the session on the server. */
  end: () => auth('logout'),

  restore: () =>
    mutationOptions({ mutationFn: (body: BodyInput<Auth['restore']>) => auth('restore', { body }) }),

  setPassword: () =>
    mutationOptions({ mutationFn: (body: BodyInput<Auth['password']>) => auth('password', { body }) }),

  /** Mails a link to the new address. The address changes only when the link is used. */
  changeEmail: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<Auth['changeEmail']>) => auth('changeEmail', { body }),
    }),

  resendConfirmation: () => mutationOptions({ mutationFn: () => auth('resendConfirmation') }),

  useEmailLink: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<Auth['useEmailLink']>) => auth('useEmailLink', { body }),
    }),

  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: BodyInput<Auth['update']>) => auth('update', { params: { id }, body }),
      onSuccess: (_user, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  addExtra: () =>
    mutationOptions({
      mutationFn: (body: BodyInput<Auth['extra']>) => auth('extra', { body }),
      onSuccess: (_user, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    }),

  toggleActive: (id: string) =>
    mutationOptions({
      mutationFn: (active: boolean) => auth('toggleActive', { params: { id }, body: { active } }),
    }),
}

/** The captcha. */
export const captcha = {
  challenge: () =>
    queryOptions({
      queryKey: ['captcha'],
      queryFn: ({ signal }) => captchaCalls('challenge', { signal }),
      staleTime: staleTimes.live,
      gcTime: 0,
    }),

  verify: () =>
    mutationOptions({
      mutationFn: (recaptchaToken: string) => captchaCalls('verify', { body: { recaptchaToken } }),
    }),
}
