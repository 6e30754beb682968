// @vitest-environment jsdom
import { renderElement, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import es from './locales/es.json'
import { Summary } from './summary.tsx'

const isLeft = (text: string) => screen.getByText(text).closest('[translate="no"]') === null

it('keeps translators away from the names of the place and from amounts, and leaves them the dates', () => {
  const place = { name: 'Casa Sucre', about: 'Ñuñoa, Santiago', image: null, variants: [], area: null }
  const period = {
    timeZone: 'America/Santiago',
    startDate: '2027-01-01',
    endDate: '2027-03-01',
    startSlot: null,
    endSlot: null,
  } as const
  const price = { quantity: 2, unitPrice: 690_000, total: 1_380_000, currency: 'CLP' } as const
  renderElement(
    <Summary place={place} stay={{ rentalMode: 'month', ...period, ...price }} picture={false} note="" />,
    { messages: { es } },
  )
  for (const text of ['Casa Sucre', 'Ñuñoa, Santiago', '$ 690.000', '$ 1.380.000'])
    expect([text, isLeft(text)]).toEqual([text, false])
  for (const text of ['× 2 meses', 'vie 1 ene 2027']) expect([text, isLeft(text)]).toEqual([text, true])
})
