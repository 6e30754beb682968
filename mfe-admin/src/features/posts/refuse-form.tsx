import { adminPosts, publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation, useQueryClient } from '@metrolibre/platform'
import { Button, Panel, Stack } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { useState } from 'react'

/** Refuses a post with a reason, which its author reads on the page of the post and in a mail. */
export function RefuseForm({ post }: { post: Publication }) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const refuse = usePageMutation({
    mutationFn: () => adminPosts.setActive(post, false, reason),
    onSuccess: () =>
      toast(formatMessage({ id: 'mfe-admin.posts.said.isActive.false' }, { title: post.title })),
    onError: (error) => void showError(error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminPosts.keys.all }),
        client.invalidateQueries({ queryKey: publications.key }),
      ]),
  })
  return (
    <Panel padded>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          refuse.mutate()
        }}
      >
        <Stack gap="3" align="stretch">
          <Textarea
            label={formatMessage({ id: 'mfe-admin.posts.reason' })}
            help={formatMessage({ id: 'mfe-admin.posts.reasonHelp' })}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" loading={refuse.isPending}>
            <FormattedMessage id="mfe-admin.posts.refuse" />
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
