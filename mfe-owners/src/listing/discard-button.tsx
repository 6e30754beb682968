import { isApiError, ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { discardableStages } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation, useSession } from '@metrolibre/platform'
import { forgetFileDrafts } from '@metrolibre/platform/browser'
import { forgetDrafts } from '@metrolibre/platform/forms'
import { Button } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import { draftName } from './draft-name.ts'

interface Props {
  property: OwnedProperty
  onDiscarded?: () => void
}

/** Discards a draft or a declined property, after saying what goes, with what this device keeps of it. Renders nothing for any other. */
export function DiscardButton({ property, onDiscarded }: Props) {
  const { formatMessage } = useIntl()
  const { confirm, showError, toast } = useFeedback()
  const who = useSession().user?.id ?? null
  const removal = usePageMutation(ownProperties.remove(property.id))
  const { listingStatus, images, images3D, rooms } = property
  if (!discardableStages.includes(listingStatus)) return null
  const name = property.name || formatMessage({ id: 'mfe-owners.discard.unnamed' })
  const discard = async () => {
    const sure = await confirm({
      title: formatMessage({ id: 'mfe-owners.discard.title' }, { name }),
      text: formatMessage(
        { id: 'mfe-owners.discard.text' },
        {
          photos: images.length + images3D.length,
          rooms: rooms.filter(({ isDeleted }) => !isDeleted).length,
        },
      ),
      confirm: formatMessage({ id: 'mfe-owners.discard.confirm' }),
      cancel: formatMessage({ id: 'mfe-owners.discard.keep' }),
      danger: true,
    })
    if (!sure) return
    try {
      await removal.mutateAsync()
    } catch (error) {
      // It was discarded already, for example in another tab.
      if (!isApiError(error, 'not_found')) return void showError(error)
    }
    toast(formatMessage({ id: 'mfe-owners.discard.done' }))
    onDiscarded?.()
    forgetDrafts(draftName(property.id), who)
    await forgetFileDrafts(draftName(property.id), who)
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Trash />}
      loading={removal.isPending}
      aria-label={formatMessage({ id: 'mfe-owners.discard.label' }, { name })}
      onClick={() => void discard()}
    >
      {formatMessage({ id: 'mfe-owners.discard.action' })}
    </Button>
  )
}
