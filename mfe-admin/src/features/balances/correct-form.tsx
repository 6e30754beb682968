import { adminLedger, type OwnerTransfer } from '@metrolibre/api-client'
import { CalendarDate, formatExact, printed, requiredText } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation, useLocale } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Stack, Text } from '@metrolibre/ui'
import { DateInput, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { object } from 'valibot'
import { todayIn } from '../../words/today.ts'

const schema = object({ date: CalendarDate, reference: printed(requiredText(120)) })

/** Corrects a recorded transfer by a counter-entry of the same amount. */
export function CorrectForm({ transfer, onDone }: { transfer: OwnerTransfer; onDone: () => void }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const correct = usePageMutation(adminLedger.correct())
  const [today] = useState(() => todayIn(transfer.currency))
  const form = useForm(schema, { defaultValues: { date: today, reference: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    correct
      .mutateAsync({ id: transfer.id, ...values })
      .then(() => {
        toast(formatMessage({ id: 'mfe-admin.balances.correctDone' }))
        onDone()
      })
      .catch((error: unknown) => (form.showFields(error) ? undefined : showError(error))),
  )
  const { amount, currency, reference } = transfer
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <Text color="fg.muted">
          <FormattedMessage
            id="mfe-admin.balances.correctText"
            values={{ amount: formatExact({ amount, currency }, locale), reference }}
          />
        </Text>
        <DateInput
          label={formatMessage({ id: 'mfe-admin.balances.date' })}
          max={today}
          error={errors.date?.message}
          {...form.register('date')}
        />
        <TextInput
          label={formatMessage({ id: 'mfe-admin.balances.why' })}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <Button type="submit" variant="danger" loading={correct.isPending}>
          <FormattedMessage id="mfe-admin.balances.correct" />
        </Button>
      </Stack>
    </form>
  )
}
