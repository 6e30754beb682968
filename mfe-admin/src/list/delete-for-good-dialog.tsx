import { useErrorText, useIntl } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { ConfirmDialog } from '@metrolibre/ui/overlay'
import type { ReactNode } from 'react'

interface Props {
  open: boolean
  /** What must be typed to confirm. */
  name: string
  /** What is lost and what stays. */
  text: ReactNode
  loading: boolean
  /** Why the last try failed. The dialog stays open then, so that the name needs no typing again. */
  error: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks to type the name of what is deleted for good, because nothing brings it back. */
export function DeleteForGoodDialog({ name, text, error, ...rest }: Props) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      {...rest}
      danger
      title={formatMessage({ id: 'mfe-admin.deleteForGood.title' })}
      text={text}
      confirmText={formatMessage({ id: 'mfe-admin.deleteForGood.title' })}
      cancelText={formatMessage({ id: 'mfe-admin.cancel' })}
      typeToConfirm={{
        label: formatMessage({ id: 'mfe-admin.deleteForGood.type' }, { name }),
        expected: name,
      }}
    >
      {error !== undefined && <Failure error={error} />}
    </ConfirmDialog>
  )
}

function Failure({ error }: { error: unknown }) {
  const { text, reference } = useErrorText()(error)
  return (
    <Box mb="4">
      <Alert tone="bad" title={text} reference={reference} />
    </Box>
  )
}
