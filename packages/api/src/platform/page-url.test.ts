import { expect, it } from 'vitest'
import { pageUrl } from './page-url.ts'

it('puts the language before the path, whether or not the site’s URL ends in a slash', () => {
  expect(pageUrl('https://metrolibre.cl', 'es', '/restaurar#token=a')).toBe(
    'https://metrolibre.cl/restaurar#token=a',
  )
  expect(pageUrl('https://metrolibre.cl/', 'en', '/restaurar')).toBe('https://metrolibre.cl/en/restaurar')
  expect(pageUrl('https://metrolibre.cl/', 'en', '/')).toBe('https://metrolibre.cl/en')
  expect(pageUrl('https://metrolibre.cl', 'es', '/')).toBe('https://metrolibre.cl/')
})
