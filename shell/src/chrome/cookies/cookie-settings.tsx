import { FormattedMessage } from '@metrolibre/platform'
import { useSetAtom } from '@metrolibre/platform/host'
import { chakra } from '@metrolibre/ui'
import { GearSix } from '@metrolibre/ui/icons'
import { cookiesReopenedAtom } from './cookies-atom.ts'

/** The button in the footer that asks the question about cookies again. */
export function CookieSettings() {
  const reopen = useSetAtom(cookiesReopenedAtom)
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="6px"
      minH="44px"
      color="inherit"
      _hover={{ textDecoration: 'underline' }}
      onClick={() => reopen(true)}
    >
      <GearSix size={18} />
      <FormattedMessage id="shell.cookies.settings" />
    </chakra.button>
  )
}
