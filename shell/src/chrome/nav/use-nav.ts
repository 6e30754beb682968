import { useLocale, useLocation, useSession } from '@metrolibre/platform'
import type { NavItem } from '@metrolibre/platform/remote-config'
import { useDeclared } from '../../session/declared.ts'
import { adminOrder, bottomOrder, inOrder, mainOrder, userOrder, usOrder } from './order.ts'

export interface NavEntry {
  id: string
  to: string
  text: string
  /** Whether the current page is this one or below it. */
  current: boolean
}

const startPage = '/admin'
/** Where admins arrive after login. */
const adminProperties = '/admin/locations'

type Role = { isOwner: boolean; isAdmin: boolean } | null

const meantFor = (audience: NavItem['audience'], user: Role): boolean => {
  if (audience === 'all') return true
  if (!user) return false
  return audience === 'user' || user.isAdmin || (audience === 'owner' && user.isOwner)
}

/** Returns the entries of each menu for the current user, in the language of the page. */
export const useNav = () => {
  const { nav, isServed } = useDeclared()
  const { locale } = useLocale()
  const { user } = useSession()
  const { pathname } = useLocation()
  const entries = (place: NavItem['place'], order: readonly string[]): NavEntry[] =>
    inOrder(
      nav.filter((item) => item.place === place && meantFor(item.audience, user)),
      order,
    ).map(({ id, to, label }) => ({
      id,
      to,
      text: label[locale],
      // Every administration page is below the start page, which is current only itself.
      current: pathname === to || (to !== startPage && pathname.startsWith(`${to}/`)),
    }))
  const admin = entries('admin', adminOrder)
  return {
    main: entries('main', mainOrder),
    bottom: entries('main', bottomOrder),
    us: entries('us', usOrder),
    user: entries('user', userOrder),
    admin,
    /** The start page of administration, if the user may enter it. */
    adminHome: admin[0] && (isServed(adminProperties) ? adminProperties : admin[0].to),
  }
}
