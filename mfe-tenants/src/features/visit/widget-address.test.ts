import { expect, test } from 'vitest'
import { widgetAddress } from './widget-address.ts'

const place = { name: 'Casa Sucre', address: 'Sucre, Ñuñoa' }
const read = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('fills the widget in for somebody signed in and hides its banners', () => {
  const visitor = { name: 'Ana Ejemplo', email: 'ana@metrolibre.example' }
  expect(
    read(widgetAddress('https://visits.example/v?month=3', place, visitor, 'metrolibre.example')),
  ).toEqual({
    month: '3',
    embed_domain: 'metrolibre.example',
    embed_type: 'Inline',
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
    a1: 'Casa Sucre',
    a2: 'Sucre, Ñuñoa',
    ...visitor,
  })
})

test('says nothing of a visitor it does not know', () => {
  const filled = read(widgetAddress('https://visits.example/v', place, undefined, 'metrolibre.example'))
  expect(filled).not.toHaveProperty('email')
})
