import { FormattedMessage } from '@metrolibre/platform'
import { Button, Flex, Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface DecisionFormProps {
  submit: (event: React.FormEvent) => unknown
  label: string
  busy: boolean
  danger?: boolean
  onClose: () => void
  children: ReactNode
}

/** The fields of a decision above its button and a way back. */
export const DecisionForm = ({
  submit,
  label,
  busy,
  danger = false,
  onClose,
  children,
}: DecisionFormProps) => (
  <form noValidate onSubmit={(event) => void submit(event)}>
    <Stack gap="3" align="stretch" mt="3">
      {children}
      <Flex gap="2" wrap="wrap">
        <Button type="submit" loading={busy} {...(danger && { variant: 'danger' as const })}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <FormattedMessage id="mfe-admin.cancel" />
        </Button>
      </Flex>
    </Stack>
  </form>
)
