import { dateAt, type TimeZone } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { DateInput, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { useReceivedTransfer } from '../../page/use-received-transfer.ts'

export interface ReceivedTransfer {
  readonly reference: string
  /** `YYYY-MM-DD` */
  readonly receivedOn: string
}

interface Props {
  timeZone: TimeZone
  busy: boolean
  onSubmit: (transfer: ReceivedTransfer) => void
  onBack: () => void
}

/** Asks for the bank's reference of a transfer and the day on which the bank says that it came. */
export function RecordPaymentForm({ timeZone, busy, onSubmit, onBack }: Props) {
  const { formatMessage } = useIntl()
  const [today] = useState(() => dateAt(Date.now(), timeZone))
  const form = useReceivedTransfer(today)
  const { errors } = form.formState
  const submit = form.handleSubmit(({ reference, receivedOn }) =>
    onSubmit({ reference: reference.trim(), receivedOn }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <TextInput
          label={formatMessage({ id: 'mfe-admin.action.recordWords' })}
          help={formatMessage({ id: 'mfe-admin.action.recordHelp' })}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <DateInput
          label={formatMessage({ id: 'mfe-admin.action.recordDay' })}
          help={formatMessage({ id: 'mfe-admin.action.recordDayHelp' })}
          max={today}
          error={errors.receivedOn?.message}
          {...form.register('receivedOn')}
        />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" loading={busy}>
            <FormattedMessage id="mfe-admin.action.record" />
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <FormattedMessage id="mfe-admin.action.back" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
