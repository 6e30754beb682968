import { useIntl } from '@metrolibre/platform'
import { UserMenu } from '@metrolibre/ui/parts'
import { Popover } from '@metrolibre/ui/overlay'
import type { OpenMenuProps } from './lazy-menu.tsx'
import { PlaceSettings } from './place-settings.tsx'

/** Country and language for visitors. */
export default function PlaceMenu(props: OpenMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <Popover {...props} bare label={formatMessage({ id: 'shell.place.label' })}>
      <UserMenu settings={<PlaceSettings />} />
    </Popover>
  )
}
