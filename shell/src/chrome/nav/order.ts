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
  '/favoritos',
  '/profile/main',
]
export const adminOrder = [
  '/admin',
  '/admin/users',
  '/admin/zones',
  '/admin/locations',
  '/admin/reviews',
  '/admin/publications',
  '/admin/reservations',
  '/admin/payments',
  '/admin/balances',
  '/admin/testimonials',
  '/admin/team',
  '/admin/jobs',
  '/admin/covers',
  '/admin/currencies',
  '/admin/trash',
  '/admin/audit',
  '/admin/health',
  '/admin/releases',
]
/** The pages about the administration itself, which are set apart from those about the catalogue. */
export const aboutAdministration: ReadonlySet<string> = new Set(adminOrder.slice(-3))
