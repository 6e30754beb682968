import { Link, useIntl } from '@metrolibre/platform'
import { pageChromeAtom, useAtomValue } from '@metrolibre/platform/host'
import { Button, chakra, Navbar } from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'

/** The bar over a wizard: the logo, and the exit that the page sets. */
export function WizardBar() {
  const { formatMessage } = useIntl()
  const { exit } = useAtomValue(pageChromeAtom)
  return (
    <Navbar
      as={Link}
      homeTo="/"
      homeLabel={formatMessage({ id: 'shell.nav.home' })}
      label={formatMessage({ id: 'shell.nav.label' })}
      end={
        exit && (
          <Button
            as={Link}
            to={exit.to}
            variant="ghost"
            aria-label={exit.label}
            trailingIcon={exit.leaves && <X size={20} />}
          >
            <chakra.span display={{ base: exit.leaves ? 'none' : 'inline', md: 'inline' }}>
              {exit.label}
            </chakra.span>
          </Button>
        )
      }
    />
  )
}
