import { adminPosts, publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { useIntl, useQueryClient } from '@metrolibre/platform'
import { useEffect, useRef } from 'react'
import { useSwitch } from '../../list/use-switch.ts'

export type PostFlag = 'isVerified' | 'isActive'

/** Verifies a post or shows it, or takes that back, in the version that is on screen. */
export const usePostFlag = (post: Publication, flag: PostFlag) => {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const { id, title, updatedAt } = post
  const seen = useRef(updatedAt)
  useEffect(() => {
    seen.current = updatedAt
  }, [updatedAt])
  return useSwitch({
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
}
