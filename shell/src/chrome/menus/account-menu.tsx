import { Link, useFeedback, useIntl, useSession } from '@metrolibre/platform'
import { useSetAtom } from '@metrolibre/platform/host'
import { UserMenu, type UserMenuItem } from '@metrolibre/ui/parts'
import {
  Buildings,
  CalendarCheck,
  CaretRight,
  DoorOpen,
  EnvelopeSimple,
  GearSix,
  Heart,
  PencilSimple,
  ShieldStar,
  SignOut,
  UserCircle,
} from '@metrolibre/ui/icons'
import { Popover } from '@metrolibre/ui/overlay'
import type { ReactNode } from 'react'
import { cookiesReopenedAtom } from '../cookies/cookies-atom.ts'
import { useNav, type NavEntry } from '../nav/use-nav.ts'
import type { OpenMenuProps } from './lazy-menu.tsx'
import { PlaceSettings } from './place-settings.tsx'

const icons: Record<string, ReactNode> = {
  '/my-locations/locations': <Buildings />,
  '/my-locations/reservations': <CalendarCheck />,
  '/my-locations/visits': <DoorOpen />,
  '/favoritos': <Heart />,
  '/profile/main': <UserCircle />,
  '/profile/main#edit': <PencilSimple />,
}

/** The menu of a signed-in user: name, own pages, administration for admins, country and language, logout. */
export default function AccountMenu(props: OpenMenuProps) {
  const { formatMessage } = useIntl()
  const { user, logout } = useSession()
  const { showError } = useFeedback()
  const reopenCookies = useSetAtom(cookiesReopenedAtom)
  const nav = useNav()
  if (!user) return props.trigger
  const close = () => props.onOpenChange(false)
  const item = (entry: NavEntry, icon = icons[entry.to] ?? <CaretRight />): UserMenuItem => ({
    ...entry,
    icon,
    onPress: close,
  })
  const administration = nav.adminHome && {
    id: 'admin',
    to: nav.adminHome,
    icon: <ShieldStar />,
    text: formatMessage({ id: 'shell.nav.admin' }),
    onPress: close,
  }
  const confirmation = !user.emailConfirmed && {
    id: 'confirm-email',
    to: '/profile/main#edit',
    icon: <EnvelopeSimple />,
    text: formatMessage({ id: 'shell.confirmEmail.pending' }),
    onPress: close,
  }
  const cookies = {
    id: 'cookies',
    icon: <GearSix />,
    text: formatMessage({ id: 'shell.cookies.settings' }),
    onPress: () => {
      close()
      reopenCookies(true)
    },
  }
  const leave = () => {
    close()
    logout().catch(showError)
  }
  return (
    <Popover {...props} bare label={formatMessage({ id: 'shell.account.label' })}>
      <UserMenu
        as={Link}
        identity={{ name: `${user.firstName} ${user.lastName}`, email: user.email }}
        items={[
          ...(confirmation ? [confirmation] : []),
          ...nav.user.map((entry) => item(entry)),
          ...(administration ? [administration] : []),
          cookies,
        ]}
        settings={<PlaceSettings />}
        exit={{
          id: 'logout',
          icon: <SignOut />,
          text: formatMessage({ id: 'shell.account.logout' }),
          onPress: leave,
        }}
      />
    </Popover>
  )
}
