import { currencyAdmin } from '@metrolibre/api-client'
import { CurrencyInput, isFarJump, type AdminCurrency } from '@metrolibre/contract'
import {
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { toFactor, useForm } from '@metrolibre/platform/forms'
import { Button, Stack } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { object } from 'valibot'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'

const RateSchema = object({ value: CurrencyInput.entries.value })

/** A factor that was never set has no version. */
const versioned = (currency: AdminCurrency) => ({ ...currency, updatedAt: currency.updatedAt ?? '' })

interface Props {
  currency: AdminCurrency
}

/** Sets the exchange factor of a country, and asks first when it jumps far. */
export function RateForm({ currency }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { confirm, showError, toast } = useFeedback()
  const client = useQueryClient()
  const set = usePageMutation(currencyAdmin.set())
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [record, setRecord] = useState(() => versioned(currency))
  const { country } = record
  const write = (value: number | null) => (value === null ? '' : number(value, { maximumFractionDigits: 8 }))
  const label = formatMessage({ id: 'mfe-admin.currencies.value' })
  const latestOf = (all?: { currencies: readonly AdminCurrency[] }) =>
    versioned(all?.currencies.find((one) => one.country === country) ?? currency)
  const { forget, ifUpdatedAt, explain, notice } = useChangedMeanwhile({
    record,
    read: async () => latestOf(await client.fetchQuery({ ...currencyAdmin.all(), staleTime: 0 })),
    fields: [{ label, value: ({ value }) => write(value) }],
  })
  const form = useForm(RateSchema, { defaultValues: { value: record.value ?? undefined } })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const isMeant = (value: number): boolean | Promise<boolean> =>
    !isFarJump(record.value, value) ||
    confirm({
      title: formatMessage({ id: 'mfe-admin.currencies.jump' }, { country }),
      text: formatMessage(
        { id: 'mfe-admin.currencies.jumpText' },
        {
          before: write(record.value),
          after: write(value),
          percent: number(Math.round((value / (record.value ?? value) - 1) * 100), { signDisplay: 'always' }),
        },
      ),
      confirm: formatMessage({ id: 'mfe-admin.currencies.jumpConfirm' }),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
    })
  const submit = form.handleSubmit(async ({ value }) => {
    if (!(await isMeant(value))) return
    try {
      await set.mutateAsync({ country, value, ifUpdatedAt: ifUpdatedAt || null })
      forget()
      // The answer has no version, but the list was read again.
      setRecord(latestOf(client.getQueryData(currencyAdmin.all().queryKey)))
      form.saved({ value })
      toast(formatMessage({ id: 'mfe-admin.saved' }))
    } catch (error) {
      if (!(await explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={country}>
      <Stack gap="4" align="stretch">
        {notice}
        <TextInput
          inputMode="decimal"
          label={label}
          suffix={currency.currency}
          error={errors.value?.message}
          {...form.register('value', { setValueAs: toFactor })}
        />
        <Button type="submit" loading={set.isPending} style={{ alignSelf: 'flex-start' }}>
          {formatMessage({ id: 'mfe-admin.save' })}
        </Button>
      </Stack>
    </form>
  )
}
