import { adminReviews, adminUsers } from '@metrolibre/api-client'
import type { AdminReview } from '@metrolibre/contract'
import { useIntl, useQueryClient } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../../list/use-switch.ts'

interface Props {
  review: Pick<AdminReview, 'id' | 'title' | 'isVerified' | 'isActive'>
  flag: 'isVerified' | 'isActive'
  /** Shows next to it what it is for, where no column does. */
  captioned?: boolean
}

/** Verifies a review or shows it, or takes that back. */
export function ReviewSwitch({ review, flag, captioned }: Props) {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const { id, title } = review
  const control = useSwitch({
    checked: review[flag],
    change: (on) => (flag === 'isVerified' ? adminReviews.verify(id, on) : adminReviews.setActive(id, on)),
    refresh: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminReviews.keys.all }),
        client.invalidateQueries({ queryKey: adminUsers.keys.all }),
        // The page of the property shows it as well.
        client.invalidateQueries({ queryKey: ['reviews'] }),
      ]),
    said: (on) => formatMessage({ id: `mfe-admin.reviews.said.${flag}.${on}` }, { title }),
  })
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={formatMessage({ id: `mfe-admin.reviews.${flag}Of` }, { title })}
        caption={captioned ? formatMessage({ id: `mfe-admin.reviews.${flag}` }) : undefined}
        {...control}
      />
    </Box>
  )
}
