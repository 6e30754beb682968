// @vitest-environment jsdom
import { endpoints, type EmailLinkUsed } from '@metrolibre/contract'
import { createStore, sessionAtom } from '@metrolibre/platform/host'
import {
  answers,
  aUser,
  refuse,
  renderElement,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import en from '../../../locales/en.json'
import es from '../../../locales/es.json'
import { createTestIdentity, createTestSession } from '../../session/testing/create-test-session.ts'
import { SessionContext } from '../../session/session-context.ts'
import { dialogTexts } from '../texts.ts'
import { Screen } from './screen.tsx'

// The route loads them together with the screen.
beforeAll(() => Promise.all([dialogTexts.load('es'), dialogTexts.load('en')]))

const user = aUser({ email: 'nueva@people.example' })
const signedIn = { storageTokenAuthFirebase: 'custom', token: 'bearer', user }
const identity = createTestIdentity()

let api: FakeApi
afterEach(() => api.close())

const open = async (answer: () => EmailLinkUsed, path = '/confirmar-email#token=from-mail') => {
  api = await startFakeApi([answers(endpoints.auth.useEmailLink, answer)])
  const store = createStore()
  const session = createTestSession({
    store,
    identity: () => Promise.resolve(identity),
    readUser: () => Promise.resolve(user),
  })
  await session.start()
  const page = renderElement(
    <SessionContext value={session}>
      <Screen />
    </SessionContext>,
    { path, messages: { es, en }, api: api.baseUrl },
  )
  return { page, store }
}
const press = { name: 'Confirmar' }

it('uses the link when the button is pressed, not when it is opened, and says that the address is confirmed', async () => {
  const { page } = await open(() => ({ outcome: 'confirmed', email: user.email, signedIn: null }))
  await waitFor(() => expect(page.address()).toBe('/confirmar-email'))
  expect(api.calls).toEqual([])
  await page.user.click(screen.getByRole('button', press))
  expect(await screen.findByText('Tu correo nueva@people.example está confirmado.')).toBeTruthy()
  expect(api.calls.at(-1)?.body).toEqual({ token: 'from-mail' })
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeTruthy()
})

it.each([
  ['/confirmar-email', 'Confirmar', 'Este enlace ya se usó: tu correo nueva@people.example está confirmado.'],
  [
    '/en/confirmar-email',
    'Confirm',
    'This link was used before: your email nueva@people.example is confirmed.',
  ],
])('says that the address is confirmed when the link was used before, at %s', async (path, name, text) => {
  const { page } = await open(
    () => ({ outcome: 'already', email: user.email, signedIn: null }),
    `${path}#token=from-mail`,
  )
  await page.user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(text)).toBeTruthy()
})

it('continues with the new session after the address was changed', async () => {
  const { page, store } = await open(() => ({ outcome: 'changed', email: user.email, signedIn }))
  await page.user.click(screen.getByRole('button', press))
  expect(await screen.findByText('Tu cuenta usa ahora nueva@people.example.')).toBeTruthy()
  expect(identity.signIn).toHaveBeenCalledWith('custom', true)
  expect(store.get(sessionAtom).user?.email).toBe('nueva@people.example')
})

it('works without a session when it was ended elsewhere', async () => {
  let calls = 0
  const message = 'Debes iniciar sesión para continuar'
  const { page } = await open(() => {
    calls += 1
    return calls === 1
      ? refuse({ status: 401, code: 'unauthenticated', message })
      : { outcome: 'confirmed', email: user.email, signedIn: null }
  })
  await page.user.click(screen.getByRole('button', press))
  expect(await screen.findByText('Tu correo nueva@people.example está confirmado.')).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
})

it('says that a link is no longer valid, and that it has no code', async () => {
  const message = 'Este enlace ya no es válido. Pide uno nuevo'
  const { page } = await open(() => refuse({ status: 400, code: 'link_invalid', message }))
  await page.user.click(screen.getByRole('button', press))
  expect(await screen.findByText(message)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
  expect(page.loginRequest()).toMatchObject({ returnTo: '/profile/main' })
  await api.close()
  await open(() => refuse({ status: 400, code: 'link_invalid', message }), '/confirmar-email?token=query')
  expect(screen.getByText('A este enlace le falta su código. Abre el del correo.')).toBeTruthy()
})
