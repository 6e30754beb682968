import { printed, requiredText } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { useEffect } from 'react'
import { object } from 'valibot'
import type { AskedAction } from './booking.ts'

const schemas = {
  record: object({ words: printed(requiredText(120)) }),
  reason: object({ words: requiredText(500) }),
}

interface Props {
  action: AskedAction
  busy: boolean
  onSubmit: (words: string) => void
  onBack: () => void
}

/** Asks for the bank's reference or the reason, which is stored in the reservation's history. */
export function ReasonForm({ action, busy, onSubmit, onBack }: Props) {
  const { formatMessage } = useIntl()
  const form = useForm(action === 'record' ? schemas.record : schemas.reason, {
    defaultValues: { words: '' },
  })
  const { setFocus } = form
  // The button that led here is gone, and with it the place of the keyboard in the dialog.
  useEffect(() => setFocus('words'), [setFocus])
  const field = {
    label: formatMessage({ id: `mfe-admin.action.${action}Words` }),
    help: formatMessage({ id: `mfe-admin.action.${action}Help` }),
    error: form.formState.errors.words?.message,
    ...form.register('words'),
  }
  const submit = form.handleSubmit(({ words }) => onSubmit(words.trim()))
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        {action === 'record' ? <TextInput {...field} /> : <Textarea rows={3} {...field} />}
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant={action === 'record' ? 'primary' : 'danger'} loading={busy}>
            <FormattedMessage id={`mfe-admin.action.${action}`} />
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <FormattedMessage id="mfe-admin.action.back" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
