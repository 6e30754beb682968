import { adminReservations, type AdminReservation } from '@metrolibre/api-client'
import { fitsCurrency, formatExact, fromMajor, requiredText, toAmount } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, useLocale, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { useEffect, useState } from 'react'
import { check, gtValue, nonEmpty, number, object, pipe, string, transform } from 'valibot'
import { adminFullName, placeName } from './booking.ts'

const schemaFor = (currency: AdminReservation['currency']) =>
  object({
    amount: pipe(
      string(),
      nonEmpty('validation.required'),
      transform((typed) => toAmount(currency)(typed)),
      number('validation.invalid'),
      gtValue(0, 'validation.min'),
      check((amount) => fitsCurrency(amount, currency), 'validation.whole_amount'),
    ),
    reason: requiredText(500),
  })

interface Props {
  reservation: AdminReservation
  onDone: () => void
  onBack: () => void
}

/** Gives back a part of what was paid, with a reason that tenant and owner read. */
export function PartForm({ reservation, onDone, onBack }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const { id, currency, total, payment } = reservation
  const refund = usePageMutation(adminReservations.refundPart(id))
  const [schema] = useState(() => schemaFor(currency))
  // However often it is sent, the same part goes back once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm(schema, { defaultValues: { amount: '', reason: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('amount'), [setFocus])
  const show = (amount: number) => formatExact({ amount, currency }, locale)
  const submit = form.handleSubmit(async ({ amount: major, reason }) => {
    const { amount } = fromMajor(major, currency)
    const values = {
      amount: show(amount),
      name: adminFullName(reservation.client),
      place: placeName(reservation),
    }
    const sure = await confirm({
      title: formatMessage({ id: 'mfe-admin.action.refundPartTitle' }, values),
      text: formatMessage({ id: 'mfe-admin.action.refundPartText' }, values),
      confirm: formatMessage({ id: 'mfe-admin.action.refundPart' }),
      cancel: formatMessage({ id: 'mfe-admin.action.back' }),
      danger: true,
    })
    if (!sure) return
    try {
      await refund.mutateAsync({ amount, reason: reason.trim(), key })
      toast(formatMessage({ id: 'mfe-admin.action.refundPartDone' }))
      onDone()
    } catch (error) {
      if (form.showFields(error)) setKey(crypto.randomUUID())
      else await showError(error)
    }
  })
  const { errors } = form.formState
  const help = payment?.method === 'transfer' ? 'refundPartHelpTransfer' : 'refundPartHelp'
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        <TextInput
          inputMode="decimal"
          label={formatMessage({ id: 'mfe-admin.action.refundPartAmount' })}
          help={formatMessage({ id: 'mfe-admin.action.refundPartAmountHelp' }, { total: show(total) })}
          suffix={currency}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <Textarea
          rows={3}
          label={formatMessage({ id: 'mfe-admin.action.refundPartWords' })}
          help={formatMessage({ id: `mfe-admin.action.${help}` })}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant="danger" loading={refund.isPending}>
            <FormattedMessage id="mfe-admin.action.refundPart" />
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <FormattedMessage id="mfe-admin.action.back" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
