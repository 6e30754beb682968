// @vitest-environment jsdom
import { payoutDays, usualCommission } from '@metrolibre/contract'
import { renderRemote, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../remote.tsx'
import privacy from './privacy/locales/es.json'
import terms from './terms/locales/es.json'

it('says in the terms what the usual commission is and when owners are paid', async () => {
  await renderRemote(remote, { path: '/terminos' })
  await screen.findByRole('heading', { name: /Lo que recibe quien es dueño/ })
  expect(document.body.textContent).toContain(`lo usual es un ${usualCommission}\u00A0%`)
  expect(document.body.textContent).toContain(`a más tardar en ${payoutDays} días hábiles`)
})

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
