import { Buildings, CalendarCheck, CaretRight, Receipt, ReceiptFill } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** An icon of a page, and the one it has while it is on screen. */
const icons: Record<string, readonly [ReactNode, ReactNode]> = {
  '/admin/locations': [<Buildings key="icon" />, <Buildings key="current" />],
  '/admin/reservations': [<CalendarCheck key="icon" />, <CalendarCheck key="current" />],
  '/admin/payments': [<Receipt key="icon" />, <ReceiptFill key="current" />],
}

/** The icon of a page of administration. */
export const adminIcon = (to: string, current: boolean): ReactNode =>
  icons[to]?.[current ? 1 : 0] ?? <CaretRight />
