import type { Publication } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, Picture } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { PostSwitch } from './post-switch.tsx'

export const adminPostPath = (id: string) => `/admin/publications/detail/${id}`

/** The columns of the list of posts. */
export const usePostColumns = (): ListColumn<Publication>[] => {
  const { formatMessage } = useIntl()
  const day = useNumericDay()
  return [
    {
      id: 'post',
      label: formatMessage({ id: 'mfe-admin.posts.post' }),
      locked: true,
      sort: { by: 'title', first: 'asc' },
      cell: ({ id, title, description, image, imageVariants }) => (
        <Flex gap="3" align="center">
          <Box w="60px" flex="none">
            <Picture src={image} variants={imageVariants} alt="" sizes="60px" radius={8} />
          </Box>
          <Box minW="0">
            <RowLink id={id} to={adminPostPath(id)}>
              {title}
            </RowLink>
            <chakra.span display="block" color="fg.muted" overflowWrap="anywhere" lineClamp={1}>
              {description}
            </chakra.span>
          </Box>
        </Flex>
      ),
    },
    {
      id: 'author',
      label: formatMessage({ id: 'mfe-admin.posts.author' }),
      cell: ({ user }) => user.firstName,
    },
    {
      id: 'created',
      label: formatMessage({ id: 'mfe-admin.posts.created' }),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ created }) => day(created),
    },
    {
      id: 'isVerified',
      label: formatMessage({ id: 'mfe-admin.posts.isVerified' }),
      cell: (post) => <PostSwitch post={post} flag="isVerified" />,
    },
    {
      id: 'isActive',
      label: formatMessage({ id: 'mfe-admin.posts.isActive' }),
      cell: (post) => <PostSwitch post={post} flag="isActive" />,
    },
  ]
}
