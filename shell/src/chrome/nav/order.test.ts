import type { NavItem } from '@metrolibre/platform/remote-config'
import { expect, it } from 'vitest'
import { bottomOrder, inOrder, mainOrder } from './order.ts'

const item = (to: string): NavItem => ({
  id: to,
  to,
  label: { es: to, en: to },
  place: 'main',
  audience: 'all',
})
const paths = (items: NavItem[]) => items.map(({ to }) => to)

it('sorts in the specified order and puts unknown entries last, in their original order', () => {
  const items = ['/nuevo', '/propiedad', '/otro', '/propietario'].map(item)
  expect(paths(inOrder(items, mainOrder))).toEqual(['/propietario', '/propiedad', '/nuevo', '/otro'])
  expect(paths(inOrder(items, bottomOrder))).toEqual(['/propiedad', '/propietario', '/nuevo', '/otro'])
})
