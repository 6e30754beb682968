import { isApiError, mandates, type OwnedProperty } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { FileArrowDown } from '@metrolibre/ui/icons'

interface Props {
  property: Pick<OwnedProperty, 'id' | 'name'>
  size?: 'sm'
}

/** Downloads the mandate that the owner signed; one that was signed on paper is not stored here. */
export function ContractButton({ property: { id, name }, size }: Props) {
  const { formatMessage } = useIntl()
  const { alert, showError } = useFeedback()
  const contract = usePageMutation(mandates.signed(id))
  const download = () =>
    contract.mutate(undefined, {
      onSuccess: (pdf) => saveBlob(pdf, formatMessage({ id: 'mfe-owners.panel.contract.file' }, { name })),
      onError: (error) =>
        void (isApiError(error) && error.status === 404
          ? alert({
              title: formatMessage({ id: 'mfe-owners.panel.contract.none' }),
              text: formatMessage({ id: 'mfe-owners.panel.contract.noneText' }),
            })
          : showError(error)),
    })
  return (
    <Button
      variant="outline"
      {...(size && { size })}
      icon={<FileArrowDown />}
      loading={contract.isPending}
      onClick={download}
    >
      {formatMessage({ id: 'mfe-owners.panel.contract' })}
    </Button>
  )
}
