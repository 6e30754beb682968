import { adminArrears } from '@metrolibre/api-client'
import {
  addDays,
  CalendarDate,
  lastDayToPay,
  lastGrantableDay,
  requiredText,
  type PlanCharge,
} from '@metrolibre/contract'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { DateInput, Textarea, TextInput } from '@metrolibre/ui/form'
import { useEffect, useState } from 'react'
import { check, object, pipe } from 'valibot'
import { DecisionForm } from '../../page/decision-form.tsx'
import { useReceivedTransfer } from '../../page/use-received-transfer.ts'
import { useArrearsTexts } from './use-arrears-texts.ts'

/** What the office decides about one month. */
export const monthDecisions = ['grant', 'waive', 'transfer'] as const
export type MonthDecision = (typeof monthDecisions)[number]

export interface DecisionProps {
  reservationId: string
  charge: PlanCharge
  /** Today at the place. */
  today: string
  /** The amount as it is shown. */
  total: string
  onClose: () => void
}

/** Gives a month more days: until a day that is not too late, with a reason that its tenant reads. */
export function GrantForm({ reservationId: id, charge, today, onClose }: DecisionProps) {
  const { text } = useArrearsTexts()
  const { toast, showError } = useFeedback()
  const grant = usePageMutation(adminArrears.grant())
  const { number, dueOn } = charge
  const after = addDays(charge.grantedTo ?? lastDayToPay(dueOn), 1)
  const [first, last] = [after > today ? after : today, lastGrantableDay(dueOn)]
  const [schema] = useState(() =>
    object({
      until: pipe(
        CalendarDate,
        check((day) => day >= first && day <= last, 'validation.date'),
      ),
      reason: requiredText(500),
    }),
  )
  const form = useForm(schema, { defaultValues: { until: '', reason: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('until'), [setFocus])
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ until, reason }) => {
    try {
      await grant.mutateAsync({ month: { id, number }, until, reason: reason.trim() })
      toast(text('grantDone'))
      onClose()
    } catch (error) {
      if (!form.showFields(error)) void showError(error)
    }
  })
  return (
    <DecisionForm submit={submit} label={text('grant')} busy={grant.isPending} onClose={onClose}>
      <DateInput
        label={text('grantUntil')}
        help={text('grantHelp')}
        min={first}
        max={last}
        error={errors.until?.message}
        {...form.register('until')}
      />
      <Textarea
        rows={3}
        label={text('reason')}
        help={text('grantReasonHelp')}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </DecisionForm>
  )
}

const reasonSchema = object({ reason: requiredText(500) })

/** Waives a month after a question, with a reason that tenant and owner read. */
export function WaiveForm({ reservationId: id, charge: { number }, total, onClose }: DecisionProps) {
  const { text } = useArrearsTexts()
  const { confirm, toast, showError } = useFeedback()
  const waive = usePageMutation(adminArrears.waive())
  const form = useForm(reasonSchema, { defaultValues: { reason: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('reason'), [setFocus])
  const submit = form.handleSubmit(async ({ reason }) => {
    const sure = await confirm({
      title: text('waiveTitle', { total }),
      text: text('waiveText'),
      confirm: text('waive'),
      cancel: text('back'),
      danger: true,
    })
    if (!sure) return
    try {
      await waive.mutateAsync({ month: { id, number }, reason: reason.trim() })
      toast(text('waiveDone'))
      onClose()
    } catch (error) {
      if (!form.showFields(error)) void showError(error)
    }
  })
  return (
    <DecisionForm
      submit={submit}
      label={text('waiveOf', { total })}
      busy={waive.isPending}
      danger
      onClose={onClose}
    >
      <Textarea
        rows={3}
        label={text('reason')}
        help={text('waiveHelp')}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </DecisionForm>
  )
}

/** Records the bank transfer that pays a month; however often it is sent, it is recorded once. */
export function TransferForm({
  reservationId: id,
  charge: { number },
  today,
  total,
  onClose,
}: DecisionProps) {
  const { text } = useArrearsTexts()
  const { toast, showError } = useFeedback()
  const record = usePageMutation(adminArrears.recordTransfer())
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useReceivedTransfer(today)
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ reference, receivedOn }) => {
    try {
      await record.mutateAsync({ month: { id, number }, reference: reference.trim(), receivedOn, key })
      toast(text('transferDone'))
      onClose()
    } catch (error) {
      if (form.showFields(error)) setKey(crypto.randomUUID())
      else void showError(error)
    }
  })
  return (
    <DecisionForm
      submit={submit}
      label={text('transferOf', { total })}
      busy={record.isPending}
      onClose={onClose}
    >
      <TextInput
        label={text('reference')}
        help={text('referenceHelp')}
        error={errors.reference?.message}
        {...form.register('reference')}
      />
      <DateInput
        label={text('receivedOn')}
        max={today}
        error={errors.receivedOn?.message}
        {...form.register('receivedOn')}
      />
    </DecisionForm>
  )
}
