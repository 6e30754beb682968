import { Link, useIntl } from '@metrolibre/platform'
import { Navbar } from '@metrolibre/ui'
import { CaretDown } from '@metrolibre/ui/icons'
import { BarEnd } from './bar-end.tsx'
import { defineMenu, LazyMenu } from './menus/lazy-menu.tsx'
import { useNav } from './nav/use-nav.ts'

const usMenu = defineMenu(() => import('./menus/us-menu.tsx'))

/** The bar on top: navigation, and login or account. */
export function TopBar() {
  const { formatMessage } = useIntl()
  const { main, us } = useNav()
  const currentUs = us.some(({ current }) => current)
  return (
    <Navbar
      as={Link}
      homeTo="/"
      homeLabel={formatMessage({ id: 'shell.nav.home' })}
      label={formatMessage({ id: 'shell.nav.label' })}
      links={main}
      menu={
        us.length > 0 && (
          <LazyMenu
            menu={usMenu}
            button={(handlers) => (
              <button
                type="button"
                className="ml-nav-link"
                aria-current={currentUs || undefined}
                {...handlers}
              >
                {formatMessage({ id: 'shell.nav.us' })} <CaretDown />
              </button>
            )}
          />
        )
      }
      end={<BarEnd />}
    />
  )
}
