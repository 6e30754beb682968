import {
  Briefcase,
  Buildings,
  CalendarCheck,
  CaretRight,
  ClipboardText,
  ClockCounterClockwise,
  Coins,
  CurrencyCircleDollar,
  HandCoins,
  Hourglass,
  HouseLine,
  Image,
  Lightning,
  MapPinArea,
  Megaphone,
  MonitorPlay,
  Receipt,
  ReceiptFill,
  Scroll,
  Star,
  StarFill,
  Trash,
  Users,
  UsersThree,
  Vault,
} from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** The icon of each page, and its icon while the page is open if that is another. */
const icons: Record<string, readonly [ReactNode, ReactNode?]> = {
  '/admin': [<HouseLine key="icon" />],
  '/admin/users': [<Users key="icon" />],
  '/admin/zones': [<MapPinArea key="icon" />],
  '/admin/locations': [<Buildings key="icon" />],
  '/admin/visits': [<ClipboardText key="icon" />],
  '/admin/reviews': [<Star key="icon" />, <StarFill key="current" />],
  '/admin/publications': [<Megaphone key="icon" />],
  '/admin/reservations': [<CalendarCheck key="icon" />],
  '/admin/arrears': [<Hourglass key="icon" />],
  '/admin/deposits': [<Vault key="icon" />],
  '/admin/payments': [<Receipt key="icon" />, <ReceiptFill key="current" />],
  '/admin/balances': [<Coins key="icon" />],
  '/admin/payouts': [<HandCoins key="icon" />],
  '/admin/testimonials': [<MonitorPlay key="icon" />],
  '/admin/team': [<UsersThree key="icon" />],
  '/admin/jobs': [<Briefcase key="icon" />],
  '/admin/covers': [<Image key="icon" />],
  '/admin/currencies': [<CurrencyCircleDollar key="icon" />],
  '/admin/trash': [<Trash key="icon" />],
  '/admin/audit': [<ClockCounterClockwise key="icon" />],
  '/admin/health': [<Lightning key="icon" />],
  '/admin/releases': [<Scroll key="icon" />],
}

/** Returns the icon of an administration page. */
export const adminIcon = (to: string, current: boolean): ReactNode => {
  const [icon, whileOpen] = icons[to] ?? [<CaretRight key="icon" />]
  return (current && whileOpen) || icon
}
