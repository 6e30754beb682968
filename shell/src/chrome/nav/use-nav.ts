import { useLocale, useLocation, useSession, type SessionUser } from '@metrolibre/platform'
import type { NavItem } from '@metrolibre/platform/remote-config'
import { useMemo } from 'react'
import { useDeclared } from '../../session/declared.ts'
import { meantFor } from '../../session/meant-for.ts'
import { atBottom, inNavOrder } from './in-order.ts'

export interface NavEntry {
  id: string
  to: string
  text: string
  /** Whether the current page is this one, below it, or in one of its sections. */
  current: boolean
  /** Whether it is set apart at the end of its menu. */
  apart: boolean
}

const startPage = '/admin'
/** Where admins arrive after login. */
const adminProperties = '/admin/locations'

const isBelow = (pathname: string, path: string): boolean => pathname.startsWith(`${path}/`)

/** Whether an address is that of an entry, below it, or in one of its sections. */
const isCurrent = ({ to, sections = [] }: NavItem, pathname: string, user: SessionUser | null): boolean =>
  pathname === to ||
  // Every administration page is below the start page, which is current only itself.
  (to !== startPage && isBelow(pathname, to)) ||
  sections.some(({ path, audience }) => meantFor(audience, user) && isBelow(`${pathname}/`, path))

/**
 * Returns the entries of each menu for the current user, in the language of the page. They are the same objects until
 * another entry is current.
 */
export const useNav = () => {
  const { nav, isServed } = useDeclared()
  const { locale } = useLocale()
  const { user } = useSession()
  const { pathname } = useLocation()
  const marks = nav.map((item) => (isCurrent(item, pathname, user) ? 'x' : '-')).join('')
  return useMemo(() => {
    const current = new Set(nav.filter((_, index) => marks[index] === 'x'))
    const entries = (place: NavItem['place'], orderOf?: typeof atBottom): NavEntry[] =>
      inNavOrder(
        nav.filter((item) => item.place === place && meantFor(item.audience, user)),
        orderOf,
      ).map((item) => ({
        id: item.id,
        to: item.to,
        text: item.label[locale],
        apart: item.apart ?? false,
        current: current.has(item),
      }))
    const admin = entries('admin')
    return {
      main: entries('main'),
      bottom: entries('main', atBottom),
      us: entries('us'),
      user: entries('user'),
      admin,
      /** The start page of administration, if the user may enter it. */
      adminHome: admin[0] && (isServed(adminProperties) ? adminProperties : admin[0].to),
    }
  }, [nav, isServed, locale, user, marks])
}
