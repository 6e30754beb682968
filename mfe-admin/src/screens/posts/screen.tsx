import { adminPosts, type PostListQuery } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useQuery, useQueryClient } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Flex } from '@metrolibre/ui'
import { Prohibit, SealCheck, Trash } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { PostPanel } from '../../features/posts/post-panel.tsx'
import { PostStateBadge } from '../../features/posts/post-state.tsx'
import { PostSwitch } from '../../features/posts/post-switch.tsx'
import { adminPostPath, usePostColumns } from '../../features/posts/use-post-columns.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { BulkAction } from '../../list/list-action.ts'
import { useListAddress } from '../../list/use-list-address.ts'
import { joinedList } from '../../words/joined.ts'
import { useFlagFilters } from '../../words/use-flag-filters.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(adminPosts.list({})))

/** The posts of the community, those included that wait for a decision. */
export function Screen() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const day = useNumericDay()
  const filters = useFlagFilters({
    isVerified: formatMessage({ id: 'mfe-admin.posts.isVerified' }),
    isActive: formatMessage({ id: 'mfe-admin.posts.isActive' }),
  })
  const list = {
    name: 'publications',
    bulk: 'publications' as const,
    feminine: true as const,
    filters,
    sorts: ['created', 'title'],
  }
  const address = useListAddress<PostListQuery>(list)
  const result = useQuery(adminPosts.list(address.query))
  const isWide = useMedia('(min-width: 1280px)')
  const [chosenId, choose] = useState<string>()
  const shown = result.data?.publications ?? []
  const chosen = isWide ? (shown.find(({ id }) => id === chosenId) ?? shown[0]) : undefined
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ publications }) => publications}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      rowTo={({ id }) => adminPostPath(id)}
      columns={usePostColumns()}
      card={(post) => ({
        title: post.title,
        mark: <PostStateBadge post={post} />,
        text: joinedList(post.user.firstName, day(post.created)),
        more: (
          <Flex gap="4" wrap="wrap">
            <PostSwitch post={post} flag="isVerified" captioned />
            <PostSwitch post={post} flag="isActive" captioned />
          </Flex>
        ),
      })}
      actions={useActions()}
      readPage={(cursor) => client.fetchQuery(adminPosts.list({ ...address.query, cursor, limit: 100 }))}
      onBulkEnd={() => client.invalidateQueries({ queryKey: adminPosts.keys.all })}
      title={<FormattedMessage id="mfe-admin.posts.title" />}
      text={<FormattedMessage id="mfe-admin.posts.description" />}
      searchLabel={formatMessage({ id: 'mfe-admin.posts.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.posts.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.posts.title' })}
      none={<FormattedMessage id="mfe-admin.posts.none" />}
      markedId={chosen?.id}
      onChoose={isWide ? choose : undefined}
      beside={chosen && <PostPanel key={chosen.id} post={chosen} />}
    />
  )
}

const useActions = (): BulkAction<Publication>[] => {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'verify',
      text: formatMessage({ id: 'mfe-admin.posts.bulk.verify' }),
      icon: <SealCheck />,
      working: (count) => formatMessage({ id: 'mfe-admin.posts.bulk.verifying' }, { count }),
      run: (post) => adminPosts.verify(post, true),
      undo: { changes: (post) => !post.isVerified, run: ({ id }) => adminPosts.verify({ id }, false) },
    },
    {
      id: 'hide',
      text: formatMessage({ id: 'mfe-admin.posts.bulk.hide' }),
      icon: <Prohibit />,
      working: (count) => formatMessage({ id: 'mfe-admin.posts.bulk.hiding' }, { count }),
      run: (post) => adminPosts.setActive(post, false),
      undo: { changes: ({ isActive }) => isActive, run: ({ id }) => adminPosts.setActive({ id }, true) },
    },
    {
      id: 'remove',
      text: formatMessage({ id: 'mfe-admin.posts.remove' }),
      icon: <Trash />,
      danger: true,
      working: (count) => formatMessage({ id: 'mfe-admin.posts.bulk.removing' }, { count }),
      question: (count) => ({
        title: formatMessage({ id: 'mfe-admin.posts.bulk.removeTitle' }, { count }),
        text: formatMessage({ id: 'mfe-admin.posts.removeText' }),
      }),
      run: ({ id }) => adminPosts.remove(id),
    },
  ]
}
