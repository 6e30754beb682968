// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { MailAddress } from '../mail-address.tsx'
import { DescriptionList } from '../structure/description-list.tsx'
import { PriceText } from './price-text.tsx'
import { PropertyCard } from './property-card.tsx'

const isLeft = (text: string) => screen.getByText(text).closest('[translate="no"]') === null

it('keeps translators away from an amount, and leaves them the words', () => {
  draw(
    <>
      <PriceText amount="$ 450.000" unit="/mes" />
      <PriceText amount="Precio por definir" words />
    </>,
  )
  expect(isLeft('$ 450.000')).toBe(false)
  expect(isLeft('/mes')).toBe(true)
  expect(isLeft('Precio por definir')).toBe(true)
})

it('keeps translators away from names, addresses and codes, and leaves them what kind of thing it is', () => {
  draw(
    <>
      <PropertyCard
        href="/a"
        name="Casa Sucre"
        place="Ñuñoa, Santiago"
        kind="Oficina"
        price={{ state: 'undefined-price', text: 'Precio por definir' }}
      />
      <MailAddress address="ana@metrolibre.example" />
      <DescriptionList
        items={[
          { id: 'code', term: 'Código', value: '7F3A', verbatim: true },
          { id: 'state', term: 'Estado', value: 'Pagada' },
        ]}
      />
    </>,
  )
  for (const text of ['Casa Sucre', 'Ñuñoa, Santiago', 'ana', '7F3A'])
    expect([text, isLeft(text)]).toEqual([text, false])
  for (const text of ['Oficina', 'Precio por definir', 'Código', 'Pagada'])
    expect([text, isLeft(text)]).toEqual([text, true])
})
