// @vitest-environment jsdom
import { renderElement, waitFor } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { LoginRequired } from './login-required.tsx'

it.each([
  ['/', 'Entra para seguir'],
  ['/en', 'Log in to continue'],
])('titles the window of a guarded page, not like the page before, at %s', async (path, title) => {
  document.title = 'Busco espacio'
  const page = renderElement(<LoginRequired returnTo="/visits" unasked={false} />, {
    path,
    messages: { es, en },
  })
  await waitFor(() => expect(document.title).toBe(title))
  expect(page.loginRequest()).toMatchObject({ returnTo: '/visits' })
})
