// @vitest-environment jsdom
import { renderElement, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import { PaymentPriceTape } from './price-tape.tsx'

it('shows the last day of each paid month, which is not the first one of the next', () => {
  const messages = { es: { 'tenants.booking.span': '{from} a {to}' } }
  const price = { quantity: 2, unitPrice: 690_000, currency: 'CLP' } as const
  renderElement(<PaymentPriceTape rentalMode="month" startDate="2027-01-31" startSlot={null} {...price} />, {
    messages,
  })
  const pieces = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(pieces).toEqual([
    expect.stringContaining('31 ene a 27 feb'),
    expect.stringContaining('28 feb a 30 mar'),
  ])
})
