import { maxCoverText, requiredText } from '@metrolibre/contract'
import { useIntl, useUnsavedChanges } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { object } from 'valibot'

const TextSchema = object({ text: requiredText(maxCoverText) })

interface Props {
  /** Null while the page shows its own. */
  text: string | null
  busy: boolean
  onSave: (text: string) => Promise<boolean>
  onReset: () => void
}

/** The text of a cover. Empty, the page shows its own in both languages. */
export function CoverText({ text, busy, onSave, onReset }: Props) {
  const { formatMessage } = useIntl()
  const form = useForm(TextSchema, { defaultValues: { text: text ?? '' } })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const submit = form.handleSubmit(async (values) => {
    const trimmed = values.text.trim()
    if (await onSave(trimmed)) form.reset({ text: trimmed })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3" align="stretch">
        <Textarea
          label={formatMessage({ id: 'mfe-admin.covers.text' })}
          help={formatMessage({
            id: text === null ? 'mfe-admin.covers.ownText' : 'mfe-admin.covers.textHelp',
          })}
          rows={3}
          maxLength={maxCoverText}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant="outline" disabled={!isDirty} loading={busy && isSubmitting}>
            {formatMessage({ id: 'mfe-admin.covers.saveText' })}
          </Button>
          {text !== null && (
            <Button variant="ghost" disabled={busy} onClick={onReset}>
              {formatMessage({ id: 'mfe-admin.covers.resetText' })}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  )
}
