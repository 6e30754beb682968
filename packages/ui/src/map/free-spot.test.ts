import { expect, it } from 'vitest'
import { freeSpot } from './free-spot.ts'
import { markerBox, overlaps } from './marker-box.ts'

const phone = { width: 390, height: 547 }
const pin = { width: 90, height: 36 }
const wanted = { x: 195, y: 162 }
const card = { left: 14, right: 376, top: 290, bottom: 513 }

it('takes the wanted place while it is free', () => {
  expect(freeSpot(pin, phone, wanted, [card])).toEqual(wanted)
})

it('takes one near it when a button of a phone covers the wanted place', () => {
  const button = { left: 14, right: 164, top: 118, bottom: 162 }
  const spot = freeSpot(pin, phone, wanted, [card, button])
  expect([card, button].some((float) => overlaps(float, markerBox(pin, spot)))).toBe(false)
  expect(Math.hypot(spot.x - wanted.x, spot.y - wanted.y)).toBeLessThan(60)
})

it('takes the wanted place when everything is covered', () => {
  const all = { left: 0, right: 390, top: 0, bottom: 547 }
  expect(freeSpot(pin, phone, wanted, [all])).toEqual(wanted)
})
