import { adminPosts, publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { useIntl, useQueryClient } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useEffect, useRef } from 'react'
import { useSwitch } from '../../list/use-switch.ts'

interface Props {
  post: Publication
  flag: 'isVerified' | 'isActive'
  /** Shows beside it what it is for, where no column does. */
  captioned?: boolean
}

/** Verifies a post or shows it, or takes that back, in the version that is on screen. */
export function PostSwitch({ post, flag, captioned }: Props) {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const { id, title, updatedAt } = post
  const seen = useRef(updatedAt)
  useEffect(() => {
    seen.current = updatedAt
  }, [updatedAt])
  const control = useSwitch({
    checked: post[flag],
    change: async (on) => {
      try {
        const version = { id, updatedAt: seen.current }
        const changed = await (flag === 'isVerified'
          ? adminPosts.verify(version, on)
          : adminPosts.setActive(version, on))
        // Taking it back concerns the version that this change made.
        seen.current = changed.updatedAt
      } finally {
        await Promise.all([
          client.invalidateQueries({ queryKey: adminPosts.keys.all }),
          client.invalidateQueries({ queryKey: publications.key }),
        ])
      }
    },
    said: (on) => formatMessage({ id: `mfe-admin.posts.said.${flag}.${on}` }, { title }),
  })
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={formatMessage({ id: `mfe-admin.posts.${flag}Of` }, { title })}
        caption={captioned ? formatMessage({ id: `mfe-admin.posts.${flag}` }) : undefined}
        {...control}
      />
    </Box>
  )
}
