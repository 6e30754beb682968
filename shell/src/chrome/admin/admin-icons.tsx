import { Buildings, CalendarCheck, CaretRight, HouseLine, Receipt, ReceiptFill } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** The icon of each page, and its icon while the page is open. */
const icons: Record<string, readonly [ReactNode, ReactNode]> = {
  '/admin': [<HouseLine key="icon" />, <HouseLine key="current" />],
  '/admin/locations': [<Buildings key="icon" />, <Buildings key="current" />],
  '/admin/reservations': [<CalendarCheck key="icon" />, <CalendarCheck key="current" />],
  '/admin/payments': [<Receipt key="icon" />, <ReceiptFill key="current" />],
}

/** Returns the icon of an administration page. */
export const adminIcon = (to: string, current: boolean): ReactNode =>
  icons[to]?.[current ? 1 : 0] ?? <CaretRight />
