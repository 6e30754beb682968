import { FormattedMessage } from '@metrolibre/platform'
import { Badge } from '@metrolibre/ui'

/** Whether an admin has verified the user. */
export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) => (
  <Badge tone={isVerified ? 'ok' : 'neutral'} mark={isVerified ? 'filled' : 'hollow'}>
    <FormattedMessage id={isVerified ? 'mfe-admin.users.isVerified' : 'mfe-admin.users.isNotVerified'} />
  </Badge>
)
