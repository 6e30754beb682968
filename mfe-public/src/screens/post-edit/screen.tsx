import { isApiError, publications } from '@metrolibre/api-client'
import {
  FormattedMessage,
  Link,
  Navigate,
  useErrorText,
  useFeedback,
  useIntl,
  useParams,
  useQuery,
  useSession,
} from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, Container, Delayed, ErrorPanel, Skeleton } from '@metrolibre/ui'
import { Breadcrumbs, PageMissing } from '@metrolibre/ui/parts'
import { useState } from 'react'
import { FormHeading } from '../../features/post-form/form-heading.tsx'
import { PostForm } from '../../features/post-form/post-form.tsx'
import { postFormTexts } from '../../features/post-form/texts.ts'
import { postPath, postsPath } from '../../community/post-paths.ts'
import { communityTexts } from '../../community/texts.ts'
import { textPageHead } from '../../texts/page-head.ts'

const texts = 'mfe-public.postForm.edit'

export const head = textPageHead('postEdit')
export const prefetch = loadTexts(communityTexts, postFormTexts)
export const ownTexts = prefetch

/** Changes an own post. */
export const Screen = () => (
  <WithTexts texts={communityTexts}>
    <WithTexts texts={postFormTexts}>
      <OwnPost />
    </WithTexts>
  </WithTexts>
)

function OwnPost() {
  const { id = '' } = useParams()
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  const words = useErrorText()
  const { user } = useSession()
  const [saved, setSaved] = useState(false)
  const query = useQuery({ ...publications.one(id, user?.id ?? null), enabled: user !== null, staleTime: 0 })
  const { data: post, error, isFetching, refetch } = query
  if (saved) return <Navigate to={postPath(id)} replace />
  if (isApiError(error, 'not_found') || (post && post.user.id !== user?.id))
    return (
      <PageMissing
        title={<FormattedMessage id={`${texts}.missing.title`} />}
        text={<FormattedMessage id={`${texts}.missing.text`} />}
        action={
          <Button as={Link} to={postsPath}>
            <FormattedMessage id="mfe-public.posts.missing.action" />
          </Button>
        }
      />
    )
  if (post)
    return (
      <PostForm
        key={id}
        post={post}
        leaveTo={postPath(id)}
        onDone={() => {
          toast(formatMessage({ id: `${texts}.saved` }))
          setSaved(true)
        }}
        heading={
          <>
            <Breadcrumbs
              label={formatMessage({ id: 'mfe-public.posts.trail' })}
              as={Link}
              items={[
                {
                  id: 'posts',
                  text: formatMessage({ id: 'mfe-public.posts.trail.community' }),
                  to: postsPath,
                },
                { id: 'post', text: post.title, to: postPath(id) },
                { id: 'change', text: formatMessage({ id: `${texts}.trail` }) },
              ]}
            />
            <FormHeading
              title={<FormattedMessage id={`${texts}.heading`} />}
              lead={<FormattedMessage id={`${texts}.lead`} />}
            />
          </>
        }
      />
    )
  return (
    <Container>
      <Box py="48px">
        {error ? (
          <ErrorPanel
            title={<FormattedMessage id={`${texts}.failed`} />}
            text={words(error).text}
            retry={{
              text: <FormattedMessage id="mfe-public.postForm.retry" />,
              onRetry: () => void refetch(),
              loading: isFetching,
            }}
          />
        ) : (
          <Delayed>
            <Skeleton height={420} radius={20} />
          </Delayed>
        )}
      </Box>
    </Container>
  )
}
