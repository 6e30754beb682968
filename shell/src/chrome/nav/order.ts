import type { NavItem } from '@metrolibre/platform/remote-config'

/** Sorts entries by the specified order; those not in it follow in the order of the registry. */
export const inOrder = (items: readonly NavItem[], order: readonly string[]): NavItem[] => {
  const rank = ({ to }: NavItem) => {
    const index = order.indexOf(to)
    return index === -1 ? order.length : index
  }
  return items.toSorted((left, right) => rank(left) - rank(right))
}

export const mainOrder = ['/propietario', '/propiedad']
export const bottomOrder = ['/propiedad', '/propietario']
export const usOrder = ['/que-hacemos', '/equipo', '/casos-de-exito', '/confian-en-nosotros']
export const userOrder = [
  '/my-locations/locations',
  '/my-locations/reservations',
  '/my-locations/visits',
  '/profile/main',
]
export const adminOrder = ['/admin', '/admin/locations', '/admin/reservations', '/admin/payments']
