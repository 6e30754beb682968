import { payoutRuns } from '@metrolibre/api-client'
import {
  CalendarDate,
  payoutRefusals,
  printed,
  requiredText,
  type Payout,
  type PayoutFile,
  type PayoutRefusal,
} from '@metrolibre/contract'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Box, Button, Flex, Stack, Text } from '@metrolibre/ui'
import { Checkbox, DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { object } from 'valibot'
import { todayIn } from '../../words/today.ts'
import { usePayoutRunTexts } from './use-payout-texts.ts'

const schema = object({ reference: printed(requiredText(120)), date: CalendarDate })

interface RowProps {
  name: string
  amount: string
  /** Undefined for one that the bank has paid; empty until a reason is chosen. */
  why: PayoutRefusal | '' | undefined
  /** Whether a reason has to be chosen. */
  asks: boolean
  onChange: (why: PayoutRefusal | '' | undefined) => void
}

function Row({ name, amount, why, asks, onChange }: RowProps) {
  const { text } = usePayoutRunTexts()
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="3">
      <Flex justify="space-between" gap="3">
        <Text textStyle="small" fontWeight={580}>
          {name}
        </Text>
        <Text textStyle="small" fontWeight={650} whiteSpace="nowrap" translate="no">
          {amount}
        </Text>
      </Flex>
      <Checkbox
        label={text('bankRefused')}
        aria-label={text('bankRefusedOf', { name })}
        checked={why !== undefined}
        onChange={(event) => onChange(event.target.checked ? '' : undefined)}
      />
      {why !== undefined && (
        <Select
          label={text('whyLabel', { name })}
          placeholder={text('whyChoose')}
          value={why}
          error={asks && why === '' ? text('whyMissing') : undefined}
          options={payoutRefusals.map((value) => ({ value, label: text(`why.${value}`) }))}
          onChange={({ target: { value } }) => onChange(payoutRefusals.find((one) => one === value) ?? '')}
        />
      )}
    </Box>
  )
}

/** Records what a bank did with a file: which payments it refused, and under which reference it made all others. */
export function SettleForm({
  runId,
  file,
  open,
}: {
  runId: string
  file: PayoutFile
  open: readonly Payout[]
}) {
  const { text, money } = usePayoutRunTexts()
  const { toast, showError } = useFeedback()
  const settle = usePageMutation(payoutRuns.settle())
  const [today] = useState(() => todayIn(file.currency))
  const [refused, setRefused] = useState<Readonly<Record<string, PayoutRefusal | '' | undefined>>>({})
  const [asks, setAsks] = useState(false)
  const form = useForm(schema, { defaultValues: { reference: '', date: today } })
  const { errors } = form.formState
  const rejected = open.flatMap(({ id }) => {
    const why = refused[id]
    return why === undefined ? [] : [{ id, why }]
  })
  const paid = open.filter(({ id }) => refused[id] === undefined)
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  const record = async (made: { reference?: string; date?: string }) => {
    const complete = rejected.flatMap(({ id, why }) => (why === '' ? [] : [{ id, why }]))
    if (complete.length < rejected.length) return setAsks(true)
    try {
      await settle.mutateAsync({ id: runId, file: file.id, ...made, rejected: complete })
      toast(text('settled'))
    } catch (error) {
      if (!form.showFields(error)) void showError(error)
    }
  }
  const submit = form.handleSubmit((made) => record(made))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Nothing that the bank paid needs a reference.
        void (paid.length > 0 ? submit(event) : record({}))
      }}
    >
      <Stack gap="3" align="stretch" mt="3">
        {open.map(({ id, name, amount }) => (
          <Row
            key={id}
            name={name}
            amount={money(amount, file.currency)}
            why={refused[id]}
            asks={asks}
            onChange={(why) => setRefused((before) => ({ ...before, [id]: why }))}
          />
        ))}
        {paid.length > 0 && (
          <Box borderTopWidth="1px" borderColor="border" pt="3">
            <TextInput
              label={text('reference')}
              help={text('referenceHelp')}
              error={errors.reference?.message}
              {...form.register('reference')}
            />
            <Box mt="3">
              <DateInput
                label={text('paidOn')}
                max={today}
                error={errors.date?.message}
                {...form.register('date')}
              />
            </Box>
          </Box>
        )}
        <Button type="submit" loading={settle.isPending}>
          {paid.length > 0
            ? text('confirm', { amount: money(total, file.currency) })
            : text('confirmNone', { count: open.length })}
        </Button>
      </Stack>
    </form>
  )
}
