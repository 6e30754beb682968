import { expect, test } from 'vitest'
import { strangerPrefill } from './stranger-prefill.ts'

const zone = { zone: 'Barranco', city: 'Lima' }
const place = { id: 'p1', name: 'Casa Sucre', calendlyLink: null, street: 'Sucre', zone }

test('contains nothing but the property for an anonymous visitor', () => {
  const { url, ...rest } = strangerPrefill(place, 'https://visits.example/v')
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    utm_source: 'metrolibre',
    utm_campaign: 'p1',
  })
  expect(rest).toEqual({ customAnswers: ['Casa Sucre', 'Sucre, Barranco, Lima'] })
})

test('uses the booking link of the property if it has one', () => {
  const own = strangerPrefill(
    { ...place, calendlyLink: 'https://calendly.com/casa' },
    'https://visits.example/v',
  )
  expect(own.url).toMatch(/^https:\/\/calendly\.com\/casa\?/)
})
