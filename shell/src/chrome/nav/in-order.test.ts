import type { NavItem } from '@metrolibre/platform/remote-config'
import { expect, it } from 'vitest'
import { atBottom, inNavOrder } from './in-order.ts'

const item = (to: string, places: Pick<NavItem, 'order' | 'bottomOrder'> = {}): NavItem => ({
  id: to,
  to,
  label: { es: to, en: to },
  place: 'main',
  audience: 'all',
  ...places,
})
const paths = (items: NavItem[]) => items.map(({ to }) => to)

it('sorts as the entries say, and puts those without an order last, in their original order', () => {
  const items = [
    item('/nuevo'),
    item('/propiedad', { order: 20, bottomOrder: 10 }),
    item('/otro'),
    item('/entre', { order: 15 }),
    item('/propietario', { order: 10, bottomOrder: 20 }),
  ]
  expect(paths(inNavOrder(items))).toEqual(['/propietario', '/entre', '/propiedad', '/nuevo', '/otro'])
  expect(paths(inNavOrder(items, atBottom))).toEqual([
    '/propiedad',
    '/entre',
    '/propietario',
    '/nuevo',
    '/otro',
  ])
})
