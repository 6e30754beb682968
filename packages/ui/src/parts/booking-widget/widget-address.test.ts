import { expect, test } from 'vitest'
import { ownPageAddress, widgetAddress } from './widget-address.ts'

const page = { host: 'metrolibre.example', locale: 'es', timeZone: 'America/Lima' }
const read = (address: string) => Object.fromEntries(new URL(address).searchParams)

const prefill = {
  url: 'https://visits.example/v?utm_content=x',
  name: 'Ana Ejemplo',
  email: 'ana@metrolibre.example',
  customAnswers: ['Casa Sucre', 'Sucre 12, Barranco'],
}

const values = {
  utm_content: 'x',
  locale: 'es',
  timezone: 'America/Lima',
  name: 'Ana Ejemplo',
  email: 'ana@metrolibre.example',
  a1: 'Casa Sucre',
  a2: 'Sucre 12, Barranco',
}

test('prefills the widget and hides its banners', () => {
  expect(read(widgetAddress(prefill, page))).toEqual({
    ...values,
    embed_domain: 'metrolibre.example',
    embed_type: 'Inline',
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
  })
})

test('prefills the page of its own, which has its banners and tells no other page', () => {
  expect(read(ownPageAddress(prefill, page))).toEqual(values)
})
