import { Link, useIntl } from '@metrolibre/platform'
import { UserMenu } from '@metrolibre/ui/parts'
import { Popover } from '@metrolibre/ui/overlay'
import { useNav } from '../nav/use-nav.ts'
import type { OpenMenuProps } from './lazy-menu.tsx'

/** The menu of the pages about us. */
export default function UsMenu(props: OpenMenuProps) {
  const { formatMessage } = useIntl()
  const { us } = useNav()
  const close = () => props.onOpenChange(false)
  return (
    <Popover {...props} bare placement="bottom-start" label={formatMessage({ id: 'shell.nav.us' })}>
      <UserMenu as={Link} items={us.map((entry) => ({ ...entry, icon: null, onPress: close }))} />
    </Popover>
  )
}
