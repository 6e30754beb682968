import type { OwnedProperty } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { Badge, type StatusTone } from '@metrolibre/ui'

type Shown = Pick<OwnedProperty, 'listingStatus' | 'isActive'>

const tones: Readonly<Partial<Record<Shown['listingStatus'], StatusTone>>> = {
  submitted: 'warn',
  visit_scheduled: 'hours',
  evaluated: 'warn',
  accepted: 'hours',
  published: 'ok',
}

/** The stage of a property in one word; of a published one, whether it can be booked. */
export function OwnStageBadge({ property: { listingStatus, isActive } }: { property: Shown }) {
  const { formatMessage } = useIntl()
  if (listingStatus === 'published' && !isActive)
    return <Badge mark="hollow">{formatMessage({ id: 'mfe-owners.panel.withheld' })}</Badge>
  return (
    <Badge
      tone={tones[listingStatus] ?? 'neutral'}
      mark={listingStatus === 'published' ? 'filled' : 'hollow'}
    >
      {formatMessage({ id: `mfe-owners.stage.${listingStatus}` })}
    </Badge>
  )
}
