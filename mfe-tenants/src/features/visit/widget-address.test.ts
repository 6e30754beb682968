import { expect, test } from 'vitest'
import { strangerPrefill, widgetAddress } from './widget-address.ts'

const page = { host: 'metrolibre.example', locale: 'es', timeZone: 'America/Lima' }
const read = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('prefills the widget and hides its banners', () => {
  const prefill = {
    url: 'https://visits.example/v?utm_content=x',
    name: 'Ana Ejemplo',
    email: 'ana@metrolibre.example',
    customAnswers: ['Casa Sucre', 'Sucre 12, Barranco'],
  }
  expect(read(widgetAddress(prefill, page))).toEqual({
    utm_content: 'x',
    embed_domain: 'metrolibre.example',
    embed_type: 'Inline',
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
    locale: 'es',
    timezone: 'America/Lima',
    name: 'Ana Ejemplo',
    email: 'ana@metrolibre.example',
    a1: 'Casa Sucre',
    a2: 'Sucre 12, Barranco',
  })
})

test('contains nothing but the property for an anonymous visitor', () => {
  const zone = { zone: 'Barranco', city: 'Lima' }
  const place = { id: 'p1', name: 'Casa Sucre', calendlyLink: null, street: 'Sucre', zone }
  const filled = read(widgetAddress(strangerPrefill(place, 'https://visits.example/v'), page))
  expect(filled).toMatchObject({ utm_campaign: 'p1', a1: 'Casa Sucre', a2: 'Sucre, Barranco, Lima' })
  expect(filled).not.toHaveProperty('email')
  const own = strangerPrefill(
    { ...place, calendlyLink: 'https://calendly.com/casa' },
    'https://visits.example/v',
  )
  expect(own.url).toMatch(/^https:\/\/calendly\.com\/casa\?/)
})
