import { adminDeposits } from '@metrolibre/api-client'
import {
  fitsCurrency,
  fromMajor,
  requiredText,
  toAmount,
  type CurrencyCode,
  type DepositClaim,
} from '@metrolibre/contract'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { RadioGroup, Textarea, TextInput } from '@metrolibre/ui/form'
import { useEffect, useState } from 'react'
import {
  check,
  literal,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  pipe,
  string,
  transform,
  variant,
} from 'valibot'
import { DecisionForm } from '../../page/decision-form.tsx'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

const choices = ['all', 'part', 'none'] as const

/** The amount counts only where a part is chosen; otherwise the choice says it. */
const schemaFor = (claimed: number, currency: CurrencyCode) => {
  const reason = requiredText(1000)
  const typed = pipe(
    string(),
    nonEmpty('validation.required'),
    transform((value) => toAmount(currency)(value) ?? Number.NaN),
    number('validation.invalid'),
    check((amount) => fitsCurrency(amount, currency), 'validation.whole_amount'),
    transform((amount) => fromMajor(amount, currency).amount),
    minValue(1, 'validation.required'),
    maxValue(claimed, 'validation.more_than_claimed'),
  )
  const fixed = (amount: number) =>
    pipe(
      string(),
      transform(() => amount),
    )
  return variant(
    'choice',
    [
      object({ choice: literal('all'), awarded: fixed(claimed), reason }),
      object({ choice: literal('part'), awarded: typed, reason }),
      object({ choice: literal('none'), awarded: fixed(0), reason }),
    ],
    'validation.required',
  )
}

interface Props {
  claim: DepositClaim
  currency: CurrencyCode
  onDone: () => void
  onBack: () => void
}

/** Decides how much of a disputed part goes to the owner, with a reason that owner and tenant read (RULES.md §6.286). */
export function DecideForm({ claim: { id, amount }, currency, onDone, onBack }: Props) {
  const { text, money } = useOfficeDepositTexts()
  const { confirm, toast, showError } = useFeedback()
  const decide = usePageMutation(adminDeposits.decide(id))
  const [schema] = useState(() => schemaFor(amount, currency))
  const form = useForm(schema, { defaultValues: { awarded: '', reason: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('choice'), [setFocus])
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ awarded, reason }) => {
    const sure = await confirm({
      title: text('decideTitle', { awarded: money(awarded, currency) }),
      text: text('decideText', { back: money(amount - awarded, currency) }),
      confirm: text('decide'),
      cancel: text('back'),
    })
    if (!sure) return
    try {
      await decide.mutateAsync({ awarded, reason: reason.trim() })
      toast(text('decided'))
      onDone()
    } catch (error) {
      if (!form.showFields(error)) void showError(error)
    }
  })
  return (
    <DecisionForm submit={submit} label={text('decide')} busy={decide.isPending} onClose={onBack}>
      <RadioGroup
        label={text('choice')}
        error={errors.choice?.message}
        options={choices.map((value) => ({
          value,
          label: text(`choice.${value}`, { amount: money(amount, currency) }),
        }))}
        register={form.register('choice')}
      />
      {form.watch('choice') === 'part' && (
        <TextInput
          inputMode="decimal"
          label={text('awardedPart')}
          help={text('awardedPartHelp', { amount: money(amount, currency) })}
          suffix={currency}
          error={errors.awarded?.message}
          {...form.register('awarded')}
        />
      )}
      <Textarea
        rows={3}
        label={text('reason')}
        help={text('reasonHelp')}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </DecisionForm>
  )
}
