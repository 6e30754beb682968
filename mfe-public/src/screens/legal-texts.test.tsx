// @vitest-environment jsdom
import { renderRemote, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../remote.tsx'
import privacy from './privacy/locales/es.json'
import terms from './terms/locales/es.json'

it.each([
  ['/terminos', terms],
  ['/politicas-cookies', privacy],
])('%s shows every text of its catalogue, and uses none that is missing', async (path, catalogue) => {
  await renderRemote(remote, { path })
  await screen.findByRole('heading', { level: 1 })
  const page = document.body.textContent
  expect(page).not.toContain('mfe-public.')
  const plain = Object.entries(catalogue).filter(
    ([id, text]) => !/[<{]/.test(text) && !id.endsWith('.contents'),
  )
  expect(plain.filter(([, text]) => !page.includes(text)).map(([id]) => id)).toEqual([])
})
