import { adminProperties, type AdminProperty, type AdminPropertyRow } from '@metrolibre/api-client'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../list/use-switch.ts'
import { useRefresh } from './use-refresh.ts'
import { usePropertyTexts } from './use-text.ts'

interface Props {
  property: Pick<
    AdminPropertyRow | AdminProperty,
    'id' | 'name' | 'isActive' | 'isVerified' | 'missingToPublish'
  >
  /** Shows next to it what it is for, where no column does. */
  captioned?: boolean
}

/** Offers a property or shows it as sold out. */
export function PropertyActiveSwitch({ property: { id, name, isActive }, captioned }: Props) {
  const { text } = usePropertyTexts()
  const refresh = useRefresh()
  const control = useSwitch({
    checked: isActive,
    change: (on) => adminProperties.setActive(id, on),
    refresh,
    said: (on) => text(`said.active.${on}`, { name }),
  })
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={text('activeOf', { name })}
        caption={captioned ? text('active') : undefined}
        {...control}
      />
    </Box>
  )
}

/** Publishes a property or takes it back. It is disabled until a value is set and the mandate is signed. */
export function VerifiedSwitch({ property: { id, name, isVerified, missingToPublish }, captioned }: Props) {
  const { text } = usePropertyTexts()
  const refresh = useRefresh()
  const control = useSwitch({
    checked: isVerified,
    change: (on) => adminProperties.verify(id, on),
    refresh,
    said: (on) => text(`said.verified.${on}`, { name }),
  })
  const cannot = !isVerified && missingToPublish !== null
  return (
    <Box
      w="fit-content"
      title={cannot ? text(`missing.${missingToPublish}`) : undefined}
      onClick={(event) => event.stopPropagation()}
    >
      <Switch
        label={
          cannot
            ? `${text('verifiedOf', { name })}. ${text(`missing.${missingToPublish}`)}`
            : text('verifiedOf', { name })
        }
        caption={captioned ? text('verified') : undefined}
        {...control}
        disabled={cannot}
      />
    </Box>
  )
}
