import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { useState } from 'react'
import { postsPath } from '../../community/post-paths.ts'
import { PostForm } from '../../features/post-form/post-form.tsx'
import { Thanks } from '../../features/post-form/thanks.tsx'
import { FormHeading } from '../../features/post-form/form-heading.tsx'
import { postFormTexts } from '../../features/post-form/texts.ts'
import { textPageHead } from '../../texts/page-head.ts'
import { communityTexts } from '../../community/texts.ts'

export const head = textPageHead('postNew')
export const prefetch = loadTexts(communityTexts, postFormTexts)
export const ownTexts = prefetch

/** Presents a business to the community. */
export const Screen = () => (
  <WithTexts texts={communityTexts}>
    <WithTexts texts={postFormTexts}>
      <NewPost />
    </WithTexts>
  </WithTexts>
)

function NewPost() {
  const { formatMessage } = useIntl()
  const [sent, setSent] = useState<string>()
  if (sent) return <Thanks id={sent} />
  return (
    <PostForm
      leaveTo={postsPath}
      onDone={setSent}
      heading={
        <>
          <Breadcrumbs
            label={formatMessage({ id: 'mfe-public.posts.trail' })}
            as={Link}
            items={[
              { id: 'posts', text: formatMessage({ id: 'mfe-public.posts.trail.community' }), to: postsPath },
              { id: 'new', text: formatMessage({ id: 'mfe-public.postForm.trail' }) },
            ]}
          />
          <FormHeading
            title={<FormattedMessage id="mfe-public.postForm.heading" />}
            lead={<FormattedMessage id="mfe-public.postForm.lead" />}
          />
        </>
      }
    />
  )
}
