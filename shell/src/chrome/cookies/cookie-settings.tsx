import { FormattedMessage } from '@metrolibre/platform'
import { useSetAtom } from '@metrolibre/platform/host'
import { GearSix } from '@metrolibre/ui/icons'
import { FooterButton } from '../footer-button.tsx'
import { cookiesReopenedAtom } from './cookies-atom.ts'

/** The button in the footer that asks the question about cookies again. */
export function CookieSettings() {
  const reopen = useSetAtom(cookiesReopenedAtom)
  return (
    <FooterButton onClick={() => reopen(true)}>
      <GearSix size={18} />
      <FormattedMessage id="shell.cookies.settings" />
    </FooterButton>
  )
}
