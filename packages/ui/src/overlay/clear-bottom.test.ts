// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearBottom } from './clear-bottom.ts'

// jsdom has no layout: each element says where it is, and what comes later in the page lies above.
const boxOf = (element: Element): DOMRect => {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '')
    .split(' ')
    .map(Number)
  return new DOMRect(left, top, width, height)
}
const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
  document.elementsFromPoint = (x, y) =>
    [...document.querySelectorAll('[data-box]')].filter((part) => isIn(boxOf(part), x, y)).toReversed()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** Where toasts of 60 px stand over a page on a window of 390 × 800. */
const over = (page: string): number | undefined => {
  document.body.innerHTML = `<main data-box="0 0 390 3000">${page}</main><section><div data-box="16 716 358 60"></div></section>`
  const toasts = document.querySelector('section')!
  Object.defineProperty(toasts, 'offsetHeight', { value: 60 })
  return clearBottom(toasts)
}
const menu = '<nav style="position: fixed" data-box="0 728 390 72"></nav>'

it('keeps toasts near the lower edge where nothing is pinned', () => {
  expect(over('<button data-box="16 740 200 44"></button>')).toBe(24)
})

it.each([
  ['a menu', menu, 84],
  ['a sticky bar above a menu', `<p style="position: sticky" data-box="20 650 350 60"></p>${menu}`, 162],
  [
    'a card on a map',
    `<div data-box="0 0 390 800"><p data-over-map data-box="12 560 366 150"></p></div>${menu}`,
    252,
  ],
  [
    'the actions of a step on a phone',
    '<p class="ml-step-actions" style="position: fixed" data-box="0 700 390 100"></p>',
    112,
  ],
])('puts toasts above %s', (_what, page, bottom) => {
  expect(over(page)).toBe(bottom)
})

it('leaves a bar alone that is well above the toasts, or beside them', () => {
  expect(over('<p style="position: sticky" data-box="0 420 390 50"></p>')).toBe(24)
  expect(over('<a style="position: fixed" data-box="380 700 10 56"></a>')).toBe(24)
})

it('takes a pinned dialog for the page, but not its foot', () => {
  const foot = '<p style="position: sticky" data-box="0 730 390 70"></p>'
  expect(over(`<div style="position: fixed" data-box="0 0 390 800">${foot}</div>`)).toBe(82)
})

it('gives up the lower edge where bars leave no room in the lower half', () => {
  const card = '<p style="position: sticky" data-box="0 390 390 340"></p>'
  expect(over(`${card}${menu}`)).toBeUndefined()
})

it('leaves the lower edge to actions that a step ends with in the page, wherever it is scrolled to', () => {
  expect(over('<p class="ml-step-actions" data-box="0 1400 390 90"></p>')).toBeUndefined()
})
