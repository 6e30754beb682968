import { requiredText } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { useEffect } from 'react'
import { object } from 'valibot'
import type { AskedAction } from './booking.ts'

const schema = object({ words: requiredText(500) })

interface Props {
  action: Exclude<AskedAction, 'record'>
  busy: boolean
  onSubmit: (words: string) => void
  onBack: () => void
}

/** Asks for the reason, which is stored in the reservation's history. */
export function ReasonForm({ action, busy, onSubmit, onBack }: Props) {
  const { formatMessage } = useIntl()
  const form = useForm(schema, { defaultValues: { words: '' } })
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
        <Textarea rows={3} {...field} />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant="danger" loading={busy}>
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
