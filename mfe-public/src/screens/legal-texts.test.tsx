// @vitest-environment jsdom
import { payoutDays, usualCommission } from '@metrolibre/contract'
import { renderRemote, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../remote.tsx'
import privacyInEnglish from './privacy/locales/en.json'
import privacy from './privacy/locales/es.json'
import questionsInEnglish from './questions/locales/en.json'
import questions from './questions/locales/es.json'
import termsInEnglish from './terms/locales/en.json'
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

it('promises nothing here that is not here, and sends nobody to a mail for what a button does', () => {
  for (const texts of [privacy, privacyInEnglish, terms, termsInEnglish])
    for (const text of Object.values(texts)) expect(text).not.toMatch(/se publican? aquí|published here/)
  expect(questions['mfe-public.questions.data.text']).toContain('«Cerrar mi cuenta»')
  expect(questionsInEnglish['mfe-public.questions.data.text']).toContain('“Close my account”')
  // The button stands at the foot of the page, by its name.
  expect(privacy['mfe-public.privacy.choice.p1']).toContain('«Ajustes de cookies»')
  expect(privacyInEnglish['mfe-public.privacy.choice.p1']).toContain('“Cookie settings”')
})
