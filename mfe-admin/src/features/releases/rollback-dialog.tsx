import { adminReleases } from '@metrolibre/api-client'
import { requiredText, type RunningApp } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { object } from 'valibot'
import { shortOf } from './outcome-of.ts'

const schema = object({ reason: requiredText(300) })

interface Props {
  running: RunningApp & { earlier: string }
  onClose: () => void
}

/** Asks why, and goes back to the version before. A refusal leaves the dialog open with what was typed. */
export function RollbackDialog({ running: { app, current, earlier }, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const rollback = useMutation(adminReleases.rollback())
  const form = useForm(schema, { defaultValues: { reason: '' } })
  const version = shortOf(earlier)
  const submit = form.handleSubmit(({ reason }) =>
    rollback.mutate(
      { app, expected: current.seq, reason: reason.trim() },
      {
        onSuccess: () => {
          toast(formatMessage({ id: 'mfe-admin.releases.rolledBack' }, { app, version }))
          onClose()
        },
        onError: (error) => void showError(error),
      },
    ),
  )
  return (
    <Dialog
      open
      title={formatMessage({ id: 'mfe-admin.releases.rollbackTitle' }, { app, version })}
      description={formatMessage(
        { id: 'mfe-admin.releases.rollbackText' },
        { current: shortOf(current.version) },
      )}
      closeLabel={formatMessage({ id: 'mfe-admin.close' })}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4" align="stretch">
          <Textarea
            label={formatMessage({ id: 'mfe-admin.releases.reason' })}
            help={formatMessage({ id: 'mfe-admin.releases.reasonHelp' })}
            rows={3}
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
          <Flex gap="2" wrap="wrap">
            <Button type="submit" variant="danger" loading={rollback.isPending}>
              <FormattedMessage id="mfe-admin.releases.rollback" />
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <FormattedMessage id="mfe-admin.cancel" />
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
