// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { PriceLine } from './price-box.tsx'

const isLeft = (text: string) => screen.getByText(text).closest('[translate="no"]') === null

it('keeps translators away from an amount in a line, and leaves them its label and a value in words', () => {
  draw(
    <>
      <PriceLine label="Pagaste" value="$ 450.000" verbatim />
      <PriceLine label="Mínimo" value="Un mes" />
    </>,
  )
  expect(isLeft('$ 450.000')).toBe(false)
  for (const text of ['Pagaste', 'Mínimo', 'Un mes']) expect([text, isLeft(text)]).toEqual([text, true])
})
