import { Link, useIntl } from '@metrolibre/platform'
import { Navbar } from '@metrolibre/ui'
import { CaretDown } from '@metrolibre/ui/icons'
import { BarEnd } from './bar-end.tsx'
import { defineMenu, LazyMenu } from './menus/lazy-menu.tsx'
import { type NavEntry, useNav } from './nav/use-nav.ts'
import { memo } from 'react'

const usMenu = defineMenu(() => import('./menus/us-menu.tsx'))

/** The bar on top: navigation, and login or account. */
export function TopBar() {
  const { main, us } = useNav()
  return <Bar main={main} us={us} />
}

/** Most page changes lead to a page of the same entry, or of none. */
const Bar = memo(function Bar({ main, us }: Record<'main' | 'us', NavEntry[]>) {
  const { formatMessage } = useIntl()
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
})
