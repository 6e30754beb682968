import { FormattedMessage } from '@metrolibre/platform'
import { Badge } from '@metrolibre/ui'
import type { PostState } from './post-state.ts'

const looks = {
  published: { tone: 'ok', mark: 'filled' },
  waiting: { tone: 'warn', mark: 'filled' },
  refused: { tone: 'neutral', mark: 'hollow' },
} as const

/** Tells the author of a post who sees it. */
export const PostBadge = ({ state }: { state: PostState }) => (
  <Badge {...looks[state]}>
    <FormattedMessage id={`mfe-public.posts.state.${state}`} />
  </Badge>
)
