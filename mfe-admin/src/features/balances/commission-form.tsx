import { adminLedger, type OwnedBalance } from '@metrolibre/api-client'
import { Month } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { toFactor, useForm } from '@metrolibre/platform/forms'
import { Button, Stack, Text } from '@metrolibre/ui'
import { DateInput, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { todayIn } from '../../words/today.ts'
import { maxValue, minValue, nonEmpty, number, object, pipe, string, transform } from 'valibot'

const schema = object({
  percent: pipe(
    string(),
    nonEmpty('validation.required'),
    transform((typed) => toFactor(typed)),
    number('validation.invalid'),
    minValue(0, 'validation.min'),
    maxValue(100, 'validation.max'),
  ),
  from: Month,
})

/** Sets the commission of a property from a month on. Earlier months keep theirs. */
export function CommissionForm({ property, onDone }: { property: OwnedBalance; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const set = usePageMutation(adminLedger.setCommission())
  const [month] = useState(() => todayIn(property.currency).slice(0, 7))
  const form = useForm(schema, { defaultValues: { percent: String(property.commission), from: month } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    set
      .mutateAsync({ propertyId: property.propertyId, ...values })
      .then(() => {
        toast(formatMessage({ id: 'mfe-admin.balances.commissionDone' }))
        onDone()
      })
      .catch((error: unknown) => (form.showFields(error) ? undefined : showError(error))),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <Text color="fg.muted">
          <FormattedMessage id="mfe-admin.balances.commissionText" values={{ name: property.name }} />
        </Text>
        <TextInput
          inputMode="decimal"
          label={formatMessage({ id: 'mfe-admin.balances.commission' })}
          suffix="%"
          error={errors.percent?.message}
          {...form.register('percent')}
        />
        <DateInput
          type="month"
          label={formatMessage({ id: 'mfe-admin.balances.fromMonth' })}
          error={errors.from?.message}
          {...form.register('from')}
        />
        <Button type="submit" loading={set.isPending}>
          <FormattedMessage id="mfe-admin.balances.setCommission" />
        </Button>
      </Stack>
    </form>
  )
}
