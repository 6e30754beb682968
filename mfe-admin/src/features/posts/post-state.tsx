import type { Publication } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge } from '@metrolibre/ui'

/** Who sees a post: everybody, or its author alone because it waits or was refused. */
export const PostStateBadge = ({ post: { isActive, isVerified } }: { post: Publication }) =>
  isActive ? (
    <Badge tone={isVerified ? 'ok' : 'warn'} mark="filled">
      <FormattedMessage id={`mfe-admin.posts.state.${isVerified ? 'published' : 'waiting'}`} />
    </Badge>
  ) : (
    <Badge mark="hollow">
      <FormattedMessage id="mfe-admin.posts.state.refused" />
    </Badge>
  )
