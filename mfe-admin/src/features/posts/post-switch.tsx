import type { Publication } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { usePostFlag, type PostFlag } from './use-post-flag.ts'

interface Props {
  post: Publication
  flag: PostFlag
  /** Shows next to it what it is for, where no column does. */
  captioned?: boolean
}

/** Verifies a post or shows it, or takes that back. */
export function PostSwitch({ post, flag, captioned }: Props) {
  const { formatMessage } = useIntl()
  const control = usePostFlag(post, flag)
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={formatMessage({ id: `mfe-admin.posts.${flag}Of` }, { title: post.title })}
        caption={captioned ? formatMessage({ id: `mfe-admin.posts.${flag}` }) : undefined}
        {...control}
      />
    </Box>
  )
}
