import { adminLedger, type OwnedBalance } from '@metrolibre/api-client'
import {
  CalendarDate,
  fitsCurrency,
  formatExact,
  fromMajor,
  printed,
  requiredText,
  toAmount,
  toMajor,
  type CurrencyCode,
} from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation, useLocale } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Stack, Text } from '@metrolibre/ui'
import { DateInput, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { isChangedMeanwhile } from '../../list/is-changed-meanwhile.ts'
import { todayIn } from '../../words/today.ts'
import { check, gtValue, nonEmpty, number, object, pipe, string, transform } from 'valibot'

/** What the form checks. The day is checked before a question is asked that would have to be answered again. */
const schemaFor = (currency: CurrencyCode, today: string) =>
  object({
    amount: pipe(
      string(),
      nonEmpty('validation.required'),
      transform((typed) => toAmount(currency)(typed)),
      number('validation.invalid'),
      gtValue(0, 'validation.min'),
      check((amount) => fitsCurrency(amount, currency), 'validation.whole_amount'),
    ),
    date: pipe(
      CalendarDate,
      check((date) => date <= today, 'validation.date'),
    ),
    reference: printed(requiredText(120)),
  })

interface Props {
  /** As it is by now: what is owed may change while the form is filled in. */
  property: OwnedBalance
  onDone: () => void
}

/** Records a transfer that was made at the bank. */
export function RecordTransferForm({ property, onDone }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const record = usePageMutation(adminLedger.record())
  const { propertyId, currency, balance, available } = property
  const [balanceAtFirst] = useState(balance)
  const [today] = useState(() => todayIn(currency))
  const [schema] = useState(() => schemaFor(currency, today))
  const form = useForm(schema, {
    defaultValues: {
      amount: available > 0 ? String(toMajor({ amount: available, currency })) : '',
      date: today,
      reference: '',
    },
  })
  const { errors } = form.formState
  const label = (name: 'amount' | 'date' | 'reference') => formatMessage({ id: `mfe-admin.balances.${name}` })
  const show = (amount: number) => formatExact({ amount, currency }, locale)
  const owed = {
    standing: balance < 0 ? 'over' : balance === 0 ? 'none' : balance === available ? 'owed' : 'held',
    owed: show(Math.abs(balance)),
    available: show(available),
    held: show(balance - available),
  }
  /** An entry is never changed, so more than what can be transferred may be a slip of the hand. */
  const isMeant = (amount: number): boolean | Promise<boolean> =>
    amount <= available ||
    confirm({
      title: formatMessage({ id: 'mfe-admin.balances.tooMuch' }),
      text: formatMessage({ id: 'mfe-admin.balances.tooMuchText' }, { amount: show(amount), ...owed }),
      confirm: formatMessage({ id: 'mfe-admin.balances.tooMuchConfirm' }),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
    })
  const submit = form.handleSubmit(async ({ amount: major, date, reference }) => {
    const { amount } = fromMajor(major, currency)
    if (!(await isMeant(amount))) return
    try {
      await record.mutateAsync({ propertyId, amount, date, reference, ifBalance: balance })
      toast(formatMessage({ id: 'mfe-admin.balances.recorded' }))
      onDone()
    } catch (error) {
      // What is owed was read again by now, and the notice says so.
      if (!isChangedMeanwhile(error) && !form.showFields(error)) await showError(error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <Text color="fg.muted">
          <FormattedMessage id="mfe-admin.balances.transferText" values={{ name: property.name, ...owed }} />
        </Text>
        {(record.isIdle || record.isError) && balance !== balanceAtFirst && (
          <Alert tone="warn" title={<FormattedMessage id="mfe-admin.balances.owedChanged" />}>
            <FormattedMessage
              id="mfe-admin.balances.owedChangedText"
              values={{ before: show(balanceAtFirst) }}
            />
          </Alert>
        )}
        <TextInput
          inputMode="decimal"
          label={label('amount')}
          suffix={currency}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <DateInput
          label={label('date')}
          max={today}
          error={errors.date?.message}
          {...form.register('date')}
        />
        <TextInput
          label={label('reference')}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <Button type="submit" loading={record.isPending}>
          <FormattedMessage id="mfe-admin.balances.transfer" />
        </Button>
      </Stack>
    </form>
  )
}
