// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameLanguage } from './name-language.ts'

it('sets the language of the document, and changes nothing when it is already set', () => {
  nameLanguage('en')
  expect(document.documentElement.lang).toBe('en')

  const changes = new MutationObserver(() => {})
  changes.observe(document.documentElement, { attributes: true })
  nameLanguage('en')
  expect(changes.takeRecords()).toEqual([])
  nameLanguage('es')
  expect(changes.takeRecords()).toHaveLength(1)
  changes.disconnect()
})
