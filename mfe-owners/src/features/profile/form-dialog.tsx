import { useIntl } from '@metrolibre/platform'
import { Flex, Stack } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import type { FormEvent, ReactNode } from 'react'

interface Props {
  title: string
  size: 'sm' | 'md'
  onClose: () => void
  onSubmit: (event: FormEvent) => void
  /** The buttons at the end. */
  actions: ReactNode
  children: ReactNode
}

/** A dialog with a form: its fields one below the other, and the buttons at the end. */
export function FormDialog({ title, size, onClose, onSubmit, actions, children }: Props) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onClose={onClose}
      size={size}
      title={title}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="4" align="stretch">
          {children}
          <Flex justify="flex-end" gap="2" wrap="wrap">
            {actions}
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
