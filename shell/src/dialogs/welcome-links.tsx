import { useIntl, type SessionUser } from '@metrolibre/platform'
import {
  Buildings,
  CalendarCheck,
  HouseLine,
  Key,
  MagnifyingGlass,
  ShieldStar,
  Users,
} from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { useDeclared } from '../session/declared.ts'

interface WelcomeLink {
  id: string
  to: string
  icon: ReactNode
  title: string
  text: string
}

const offers = {
  admin: ['/admin/reservations', '/admin/users', '/'],
  owner: ['/my-locations/locations', '/my-locations/reservations', '/propiedad', '/propietario'],
  client: ['/propietario', '/my-locations/reservations', '/propiedad'],
} as const

const look = {
  '/': { id: 'home', icon: <HouseLine size={20} /> },
  '/admin/reservations': { id: 'adminReservations', icon: <ShieldStar size={20} /> },
  '/admin/users': { id: 'adminUsers', icon: <Users size={20} /> },
  '/my-locations/locations': { id: 'properties', icon: <Buildings size={20} /> },
  '/my-locations/reservations': { id: 'reservations', icon: <CalendarCheck size={20} /> },
  '/propiedad': { id: 'owners', icon: <Key size={20} /> },
  '/propietario': { id: 'tenants', icon: <MagnifyingGlass size={20} /> },
} as const

/** Returns the user's role and the first three of its pages that a remote serves. */
export const useWelcomeLinks = (user: SessionUser | null) => {
  const { formatMessage } = useIntl()
  const { isServed } = useDeclared()
  const role: keyof typeof offers = user?.isAdmin ? 'admin' : user?.isOwner ? 'owner' : 'client'
  const links = offers[role]
    .filter(isServed)
    .slice(0, 3)
    .map((to): WelcomeLink => {
      const { id, icon } = look[to]
      return {
        id,
        to,
        icon,
        title: formatMessage({ id: `shell.welcome.link.${id}` }),
        text: formatMessage({ id: `shell.welcome.about.${id}` }),
      }
    })
  return { role, links }
}
