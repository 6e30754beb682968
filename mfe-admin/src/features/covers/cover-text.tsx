import { maxCoverText, requiredText } from '@metrolibre/contract'
import { useIntl, useUnsavedChanges } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { useEffect } from 'react'
import { object } from 'valibot'

const TextSchema = object({ text: requiredText(maxCoverText) })

interface Props {
  /** Null while the page shows its own. */
  text: string | null
  /** Whether it is another one than when the typed text was to be saved. */
  isOutdated: boolean
  busy: boolean
  onSave: (text: string) => Promise<boolean>
  onReset: () => Promise<boolean>
}

/** The text of a cover. Empty, the page shows its own in both languages. */
export function CoverText({ text, isOutdated, busy, onSave, onReset }: Props) {
  const { formatMessage } = useIntl()
  const form = useForm(TextSchema, { defaultValues: { text: text ?? '' } })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const { reset } = form
  useEffect(() => {
    // Another text that was saved meanwhile, or the page's own, is shown at once, unless one is being typed.
    if (!isDirty) reset({ text: text ?? '' })
  }, [isDirty, text, reset])
  const submit = form.handleSubmit(async (values) => {
    if (!isDirty) return
    const trimmed = values.text.trim()
    if (await onSave(trimmed)) form.saved({ text: trimmed })
  })
  const resetText = async () => {
    // The button that was pressed goes away with the text.
    if (await onReset()) form.setFocus('text')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3" align="stretch">
        {isOutdated && (
          <Alert tone="warn" title={formatMessage({ id: 'mfe-admin.changedMeanwhile.title' })}>
            {formatMessage(
              { id: 'mfe-admin.changedMeanwhile.field' },
              { label: formatMessage({ id: 'mfe-admin.covers.text' }), value: text ?? '–' },
            )}
          </Alert>
        )}
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
          {/* Not disabled once it is saved, because a disabled button loses the focus of the keyboard. */}
          <Button type="submit" variant="outline" aria-disabled={!isDirty} loading={busy && isSubmitting}>
            {formatMessage({ id: 'mfe-admin.covers.saveText' })}
          </Button>
          {text !== null && (
            <Button
              variant="ghost"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void resetText()
              }}
            >
              {formatMessage({ id: 'mfe-admin.covers.resetText' })}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  )
}
