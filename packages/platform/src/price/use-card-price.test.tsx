// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countryAtom } from '../country/country-atom.ts'
import { open } from '../testing/open.tsx'
import { useCardPrice } from './use-card-price.ts'
import { useLaterText } from './use-later-text.ts'

const currencies = [
  { country: 'Chile', currency: 'CLP', value: 1000 },
  { country: 'Perú', currency: 'PEN', value: 4 },
]

function Cards() {
  const write = useCardPrice()
  const shown = [
    write({ state: 'sold_out' }),
    write({ state: 'no_rooms' }),
    write({ state: 'no_value' }),
    write({ state: 'priced', amount: 280_000, currency: 'CLP', unit: 'month', from: true }),
  ]
  return shown.map((price) => (
    <p key={price.state}>
      {(price.state === 'price'
        ? [price.prefix, price.amount, price.unit, price.note].filter(Boolean).join(' ')
        : price.text
      ).replaceAll(/\s+/g, ' ')}
    </p>
  ))
}

const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

it('writes the price of a card, or why it has none, in the page’s language and the selected country', async () => {
  const { store } = open(<Cards />, '/', { answer: { currencies } })
  expect(lines()).toEqual([
    'Agotada',
    'Sin espacios disponibles',
    'Precio por definir',
    'Desde $ 280.000 /mes',
  ])
  act(() => store.set(countryAtom, 'Perú'))
  expect(await screen.findByText('Desde $ 280.000 /mes ≈ S/ 1.120 de referencia')).toBeTruthy()
  open(<Cards />, '/en', { answer: { currencies } })
  expect(lines()).toEqual([
    'Sold out',
    'No spaces available',
    'Price on request',
    'From $ 280.000 CLP /month',
  ])
})

function Later() {
  const write = useLaterText()
  const places = [
    { free: { now: false, from: '2027-03-03' } },
    { free: { now: false, from: null } },
    { free: { now: true, from: '2026-11-29' } },
    {},
  ]
  return places.map((place, index) => <p key={index}>{write(place) ?? 'nothing'}</p>)
}

it('says from when a place is free that is taken now, and nothing of others', () => {
  open(<Later />, '/', { answer: { currencies } })
  expect(lines()).toEqual(['Libre desde 3 mar 2027', 'Sin fechas libres por ahora', 'nothing', 'nothing'])
})
it('says it in English too', () => {
  open(<Later />, '/en', { answer: { currencies } })
  expect(lines().slice(0, 2)).toEqual(['Free from 3 Mar 2027', 'No free dates for now'])
})
