import { adminArrears, type BookingArrears } from '@metrolibre/api-client'
import { CalendarDate, requiredText } from '@metrolibre/contract'
import { useDates, useFeedback, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Heading, Panel, Text } from '@metrolibre/ui'
import { DateInput, Textarea } from '@metrolibre/ui/form'
import { useEffect, useState } from 'react'
import { check, object, pipe } from 'valibot'
import { DecisionForm } from '../../page/decision-form.tsx'
import { useArrearsTexts } from './use-arrears-texts.ts'

/** Ends a stay of which a month has been overdue for long, or says from when that is possible, or that it is ordered. */
export function EndStay({ arrears }: { arrears: BookingArrears }) {
  const { text } = useArrearsTexts()
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const { stayEnd, endableFrom, today } = arrears
  if (stayEnd)
    return (
      <Alert
        tone="warn"
        title={text(stayEnd.isDone ? 'endedOn' : 'endsOn', { day: dates.day(stayEnd.freeFrom) })}
      >
        {stayEnd.reason}
      </Alert>
    )
  if (endableFrom === null) return null
  const mayEnd = endableFrom <= today
  return (
    <Panel as="section" style={{ padding: 18 }}>
      <Heading as="h2" textStyle="cardTitle">
        {text('endTitle')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1">
        {mayEnd ? text('endText') : text('endLater', { day: dates.day(endableFrom) })}
      </Text>
      {mayEnd && !open && (
        <Button variant="danger" size="sm" style={{ marginTop: 12 }} onClick={() => setOpen(true)}>
          {text('end')}
        </Button>
      )}
      {mayEnd && open && <EndForm arrears={arrears} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function EndForm({ arrears, onClose }: { arrears: BookingArrears; onClose: () => void }) {
  const { text } = useArrearsTexts()
  const dates = useDates()
  const { confirm, toast, showError } = useFeedback()
  const { reservation, today } = arrears
  const end = usePageMutation(adminArrears.end())
  const [schema] = useState(() =>
    object({
      freeFrom: pipe(
        CalendarDate,
        check((day) => day >= today && day < reservation.endDate, 'validation.date'),
      ),
      reason: requiredText(500),
    }),
  )
  const form = useForm(schema, { defaultValues: { freeFrom: '', reason: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('freeFrom'), [setFocus])
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ freeFrom, reason }) => {
    const sure = await confirm({
      title: text('endSure', { day: dates.day(freeFrom) }),
      text: text('endSureText'),
      confirm: text('end'),
      cancel: text('back'),
      danger: true,
    })
    if (!sure) return
    try {
      await end.mutateAsync({ id: reservation.id, freeFrom, reason: reason.trim() })
      toast(text('endDone'))
      onClose()
    } catch (error) {
      if (!form.showFields(error)) void showError(error)
    }
  })
  return (
    <DecisionForm submit={submit} label={text('end')} busy={end.isPending} danger onClose={onClose}>
      <DateInput
        label={text('freeFrom')}
        help={text('freeFromHelp')}
        min={today}
        max={reservation.endDate}
        error={errors.freeFrom?.message}
        {...form.register('freeFrom')}
      />
      <Textarea
        rows={3}
        label={text('reason')}
        help={text('endReasonHelp')}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </DecisionForm>
  )
}
