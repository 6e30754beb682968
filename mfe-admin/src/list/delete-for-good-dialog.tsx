import { useIntl } from '@metrolibre/platform'
import { ConfirmDialog } from '@metrolibre/ui/overlay'
import type { ReactNode } from 'react'

interface Props {
  open: boolean
  /** What must be typed to confirm. */
  name: string
  /** What is lost and what stays. */
  text: ReactNode
  loading: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks to type the name of what is deleted for good, because nothing brings it back. */
export function DeleteForGoodDialog({ name, text, ...rest }: Props) {
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
    />
  )
}
