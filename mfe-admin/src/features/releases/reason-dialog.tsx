import { requiredText } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { object } from 'valibot'

const schema = object({ reason: requiredText(300) })

interface Props {
  title: string
  text: string
  /** What the button says. */
  action: string
  isPending: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why before something is taken back. */
export function ReasonDialog({ title, text, action, isPending, onSubmit, onClose }: Props) {
  const { formatMessage } = useIntl()
  const form = useForm(schema, { defaultValues: { reason: '' } })
  const submit = form.handleSubmit(({ reason }) => onSubmit(reason.trim()))
  return (
    <Dialog
      open
      title={title}
      description={text}
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
            <Button type="submit" variant="danger" loading={isPending}>
              {action}
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
