import { useIntl, useSession } from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { Avatar, Box, chakra, VisuallyHidden } from '@metrolibre/ui'
import { CaretDown } from '@metrolibre/ui/icons'
import { defineMenu, LazyMenu } from '../menus/lazy-menu.tsx'

const accountMenu = defineMenu(() => import('../menus/account-menu.tsx'))

/** The signed-in admin, with country, language and logout. */
export function AdminAccount({ named }: { named?: boolean }) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const hydrated = useHydrated()
  if (!user || !hydrated) return null
  const name = `${user.firstName} ${user.lastName}`
  return (
    <LazyMenu
      menu={accountMenu}
      button={(handlers) => (
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          gap="10px"
          minH="44px"
          px="2"
          maxW="100%"
          borderRadius="md"
          textAlign="start"
          fontWeight={580}
          _hover={{ bg: 'tinta.panel' }}
          {...handlers}
        >
          <VisuallyHidden>{formatMessage({ id: 'shell.account.open' }, { name })}</VisuallyHidden>
          <Box as="span" aria-hidden="true">
            <Avatar name={name} size={34} />
          </Box>
          {named && (
            <Box as="span" aria-hidden="true" flex="1" truncate>
              {name}
            </Box>
          )}
          <CaretDown />
        </chakra.button>
      )}
    />
  )
}
