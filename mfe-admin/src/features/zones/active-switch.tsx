import { zoneAdmin } from '@metrolibre/api-client'
import type { AdminZone } from '@metrolibre/contract'
import { useIntl, usePageMutation } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../../list/use-switch.ts'

interface Props {
  zone: AdminZone
  /** Shows next to it what it is for, where no column does. */
  captioned?: boolean
}

/** Offers a zone to new properties, or not. */
export function ZoneActiveSwitch({ zone: { id, zone: name, isActive }, captioned }: Props) {
  const { formatMessage } = useIntl()
  const { mutateAsync } = usePageMutation(zoneAdmin.setActive())
  const control = useSwitch({
    checked: isActive,
    change: (on) => mutateAsync({ id, isActive: on }),
    said: (on) => formatMessage({ id: `mfe-admin.zones.said.${on}` }, { name }),
  })
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={formatMessage({ id: 'mfe-admin.zones.activeOf' }, { name })}
        caption={captioned ? formatMessage({ id: 'mfe-admin.zones.active' }) : undefined}
        {...control}
      />
    </Box>
  )
}
