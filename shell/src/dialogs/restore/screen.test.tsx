// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, refuse, renderElement, screen, startFakeApi, waitFor } from '@metrolibre/testing/react'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../locales/en.json'
import es from '../../../locales/es.json'
import { dialogTexts } from '../texts.ts'
import { Screen } from './screen.tsx'

// The route loads them together with the screen.
beforeAll(() => Promise.all([dialogTexts.load('es'), dialogTexts.load('en')]))

const open = (path: string, api?: string) =>
  renderElement(<Screen />, { path, messages: { es, en }, ...(api && { api }) })

it('removes the token from the address and sets the password with it', async () => {
  const api = await startFakeApi([answers(endpoints.auth.password, () => ({ message: 'Listo' }))])
  const page = open('/restaurar#token=from-mail', api.baseUrl)
  await waitFor(() => expect(page.address()).toBe('/restaurar'))
  await page.user.type(screen.getByLabelText('Contraseña nueva'), 'otra clave larga')
  await page.user.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(api.calls.at(-1)?.body).toEqual({ token: 'from-mail', password: 'otra clave larga' })
  expect(page.loginRequest()).not.toBeNull()
  await api.close()
})

it('shows under the field why a password is refused, and can use the link again', async () => {
  const common = { path: 'password', code: 'validation.password_common', message: 'Es de las más usadas' }
  const api = await startFakeApi([
    answers(endpoints.auth.password, () =>
      refuse({ status: 422, code: 'validation', message: 'Revisa los campos', fields: [common] }),
    ),
  ])
  const page = open('/restaurar#token=from-mail', api.baseUrl)
  const field = screen.getByLabelText('Contraseña nueva')
  await page.user.type(field, 'password1')
  await page.user.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  await screen.findByText('Es de las más usadas')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Pedir un enlace nuevo' })).toBeNull()
  await api.close()
})

it('offers a new link instead of the form once the link turns out to be used up', async () => {
  const api = await startFakeApi([
    answers(endpoints.auth.password, () =>
      refuse({ status: 422, code: 'reset_token_invalid', message: 'El enlace ya se usó o venció' }),
    ),
  ])
  const page = open('/restaurar#token=from-mail', api.baseUrl)
  await page.user.type(screen.getByLabelText('Contraseña nueva'), 'otra clave larga')
  await page.user.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  const again = await screen.findByRole('button', { name: 'Pedir un enlace nuevo' })
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(screen.getByText('El enlace ya se usó o venció')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Guardar contraseña' })).toBeNull()
  await api.close()
})

it('keeps the English address, and never reads a token from the query, which servers log', async () => {
  const page = open('/en/restaurar#token=from-mail')
  await waitFor(() => expect(page.address()).toBe('/en/restaurar'))
  expect(document.querySelector('input')).not.toBeNull()
  open('/restaurar?token=from-query')
  expect(document.querySelector('input')).toBeNull()
  expect(screen.getByRole('button', { name: 'Pedir un enlace nuevo' })).toBeTruthy()
})
