import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Switch } from '@metrolibre/ui/form'

interface Props {
  propertyId: string
  room: OwnedProperty['rooms'][number]
}

/** Offers or withholds one room. It is done at once, because it can be undone at once and closes no booking. */
export function RoomSwitch({ propertyId, room: { id, name, isActive } }: Props) {
  const { formatMessage } = useIntl()
  const { showError, toast } = useFeedback()
  const change = usePageMutation(ownProperties.setRoomActive(propertyId))
  const turn = () => {
    if (change.isPending) return
    change.mutate(
      { room: id, isActive: !isActive },
      {
        onSuccess: () =>
          toast(formatMessage({ id: `mfe-owners.panel.room.${isActive ? 'withheld' : 'back'}` }, { name })),
        onError: (error) => void showError(error),
      },
    )
  }
  return (
    <Switch
      label={formatMessage({ id: 'mfe-owners.panel.room.canBook' }, { name })}
      checked={change.isPending ? change.variables.isActive : isActive}
      onChange={turn}
    />
  )
}
