import { unitPriceOf, type OwnedProperty } from '@metrolibre/api-client'
import type { Mandate } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import { useListText } from '../../parts/use-list-text.ts'

interface Props {
  property: OwnedProperty
  mandate: Mandate
}

/**
 * Says which rooms wait for an admin once this offer is signed, because they were added or changed since
 * (RULES.md §3.46).
 */
export function NotOffered({ property, mandate }: Props) {
  const { formatMessage } = useIntl()
  const listText = useListText()
  const isOffered = (room: OwnedProperty['rooms'][number]) =>
    mandate.lines.some((line) => line.room?.id === room.id && line.unit === room.rentalMode)
  const left = property.rooms.filter(
    (room) => !room.isDeleted && unitPriceOf(room) !== null && !isOffered(room),
  )
  if (property.propertyType !== 'room' || left.length === 0) return null
  const values = { count: left.length, names: listText(left.map(({ name }) => name)) }
  return (
    <Alert tone="info" role="none" title={formatMessage({ id: 'mfe-owners.mandate.notOffered' }, values)}>
      {formatMessage({ id: 'mfe-owners.mandate.notOfferedText' }, values)}
    </Alert>
  )
}
