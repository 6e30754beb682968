import { publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { Link, useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { PencilSimple, Trash } from '@metrolibre/ui/icons'
import { editPostPath } from './post-paths.ts'

interface Props {
  post: Pick<Publication, 'id' | 'title'>
  onDeleted?: () => void
}

/** What the author of a post can do with it: change it, and delete it after a question. */
export function OwnActions({ post: { id, title }, onDeleted }: Props) {
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const remove = usePageMutation(publications.remove())
  const say = (name: TextName<'mfe-public.posts.own'>) =>
    formatMessage({ id: `mfe-public.posts.own.${name}` }, { title })
  const ask = async () => {
    const sure = await confirm({
      title: say('delete.title'),
      text: say('delete.text'),
      confirm: say('delete'),
      cancel: say('delete.cancel'),
      danger: true,
    })
    if (!sure) return
    remove.mutate(id, {
      onSuccess: () => {
        toast(say('deleted'))
        // What was pressed goes with the post, and the keyboard would be at the top of the page.
        document.querySelector('main')?.focus({ preventScroll: true })
        onDeleted?.()
      },
      onError: (error) => void showError(error),
    })
  }
  return (
    <Flex gap="2" wrap="wrap">
      <Button as={Link} to={editPostPath(id)} variant="outline" size="sm" icon={<PencilSimple />}>
        {say('change')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash />}
        loading={remove.isPending}
        onClick={() => void ask()}
      >
        {say('delete')}
      </Button>
    </Flex>
  )
}
