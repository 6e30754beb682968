import {
  FormattedMessage,
  Link,
  useCountry,
  useIntl,
  useLocale,
  useSession,
  type SessionUser,
} from '@metrolibre/platform'
import { Avatar, Box, Button, IconButton, VisuallyHidden } from '@metrolibre/ui'
import { CaretDown, GlobeHemisphereWest, ShieldStar } from '@metrolibre/ui/icons'
import { warmLogin } from '../dialogs/auth/login.tsx'
import { useDeclared } from '../session/declared.ts'
import { keptSessionMark } from '../session/kept-session.ts'
import { defineMenu, LazyMenu } from './menus/lazy-menu.tsx'
import { useNav } from './nav/use-nav.ts'

const placeMenu = defineMenu(() => import('./menus/place-menu.tsx'))
const accountMenu = defineMenu(() => import('./menus/account-menu.tsx'))

const onLaptop = { base: 'none', lg: 'block' }
const onDesktop = { base: 'none', md: 'block' }
// Not `:root`: a selector that begins with a colon is taken for a state of the element itself.
const keptSession = `html[${keptSessionMark}] &`
const ofVisitors = { [keptSession]: { display: 'none' } } as const
/** As large as the button of the account. */
const blank = {
  display: 'none',
  width: '44px',
  height: '44px',
  marginInlineEnd: '24px',
  borderRadius: 'md',
  background: 'bg.subtle',
  [keptSession]: { display: 'block' },
} as const
const onPhone = { base: 'block', md: 'none' }

/**
 * The right end of the navigation bar: login for visitors, the account for users. A server renders the
 * former.
 */
export function BarEnd() {
  const { user, status } = useSession()
  return user ? <Account user={user} /> : <Visitor unsure={status === 'loading'} />
}

/**
 * While it is not known whether somebody is signed in, a browser that keeps a session shows a blank in place of the
 * login (`keptSessionScript`).
 */
function Visitor({ unsure }: { unsure: boolean }) {
  return (
    <>
      {unsure && <Box css={blank} aria-hidden="true" />}
      <Box css={unsure ? ofVisitors : undefined} display="contents">
        <VisitorActions />
      </Box>
    </>
  )
}

/** A finger gives less notice than a pointer, but some. */
const warming = { onPointerEnter: warmLogin, onPointerDown: warmLogin, onFocus: warmLogin }

function VisitorActions() {
  const { openLogin } = useSession()
  const enter = <FormattedMessage id="shell.nav.enter" />
  return (
    <>
      <PlaceButton />
      <Box display={onDesktop}>
        <Button variant="ghost" {...warming} onClick={() => openLogin()}>
          {enter}
        </Button>
      </Box>
      <Box display={onPhone}>
        <Button size="sm" {...warming} onClick={() => openLogin()}>
          {enter}
        </Button>
      </Box>
      <PublishLink />
    </>
  )
}

function PublishLink() {
  const { isServed } = useDeclared()
  const to = ['/propiedad/cargar', '/propiedad'].find(isServed)
  if (!to) return null
  return (
    // On a tablet there is no room for it next to the links, one of which leads to the same page.
    <Box display={{ base: 'none', xl: 'block' }}>
      <Button as={Link} to={to}>
        <FormattedMessage id="shell.nav.publish" />
      </Button>
    </Box>
  )
}

function PlaceButton() {
  const { formatMessage } = useIntl()
  const { country } = useCountry()
  const { locale } = useLocale()
  const short = formatMessage({ id: `shell.country.${country === 'Chile' ? 'cl' : 'pe'}` })
  const language = locale.toUpperCase()
  return (
    <LazyMenu
      menu={placeMenu}
      button={(handlers) => (
        <Button variant="ghost" {...handlers}>
          <VisuallyHidden>{formatMessage({ id: 'shell.place.label' })}: </VisuallyHidden>
          <Box as="span" display={{ base: 'none', md: 'inline-flex' }} gap="6px" alignItems="center">
            <GlobeHemisphereWest /> {country} · {language} <CaretDown />
          </Box>
          <Box as="span" display={{ base: 'inline', md: 'none' }}>
            {short} · {language}
          </Box>
        </Button>
      )}
    />
  )
}

function Account({ user }: { user: SessionUser }) {
  const { formatMessage } = useIntl()
  const { adminHome } = useNav()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      {adminHome && (
        <Box display={onDesktop}>
          <IconButton
            as={Link}
            to={adminHome}
            icon={<ShieldStar size={22} />}
            label={formatMessage({ id: 'shell.nav.admin' })}
          />
        </Box>
      )}
      <LazyMenu
        menu={accountMenu}
        button={(handlers) => (
          <Button variant="ghost" {...handlers}>
            <VisuallyHidden>{formatMessage({ id: 'shell.account.open' }, { name })}</VisuallyHidden>
            <Box as="span" aria-hidden="true">
              <Avatar name={name} />
            </Box>
            <Box as="span" aria-hidden="true" display={onLaptop} maxW="14ch" truncate>
              {user.firstName}
            </Box>
            <CaretDown />
          </Button>
        )}
      />
    </>
  )
}
