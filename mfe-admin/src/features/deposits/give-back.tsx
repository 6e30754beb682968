import { adminDeposits } from '@metrolibre/api-client'
import { requiredText, type OfficeDeposit } from '@metrolibre/contract'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Flex } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useEffect, useRef, useState } from 'react'
import { object } from 'valibot'
import { DecisionForm } from '../../page/decision-form.tsx'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

interface Props {
  deposit: OfficeDeposit
  onDone: () => void
}

/** Returns what can go back to the tenant now, in minor units. */
const leftToReturn = ({ held, returning, claimed }: OfficeDeposit): number => held - returning - claimed

/**
 * What the office does about money that does not go back by itself: it came by transfer, or its refund failed
 * (RULES.md §6.292).
 */
export function GiveBack({ deposit, onDone }: Props) {
  const { text, money } = useOfficeDepositTexts()
  const { confirm, toast, showError } = useFeedback()
  const order = usePageMutation(adminDeposits.giveBack(deposit.id))
  const [isOpen, setOpen] = useState(false)
  const [isBack, setBack] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])
  const hasFailed = deposit.needs.includes('refund_failed')
  if (deposit.isDisputed || !(hasFailed || deposit.needs.includes('return'))) return null
  const amount = money(leftToReturn(deposit), deposit.currency)
  const orderAgain = async () => {
    const sure = await confirm({
      title: text('againTitle', { amount }),
      text: text('againText'),
      confirm: text('again'),
      cancel: text('back'),
    })
    if (!sure) return
    try {
      await order.mutateAsync({ byHand: false })
      toast(text('ordered'))
      onDone()
    } catch (error) {
      void showError(error)
    }
  }
  return (
    <Alert tone="warn" title={text(hasFailed ? 'failed' : 'byTransfer', { amount })}>
      {isOpen ? (
        <ByHandForm
          deposit={deposit}
          amount={amount}
          onDone={onDone}
          onBack={() => {
            setOpen(false)
            setBack(true)
          }}
        />
      ) : (
        <Flex gap="2" mt="2" wrap="wrap">
          {hasFailed && (
            <Button size="sm" loading={order.isPending} onClick={() => void orderAgain()}>
              {text('again')}
            </Button>
          )}
          <Button
            ref={button}
            size="sm"
            variant="outline"
            onClick={() => {
              setBack(false)
              setOpen(true)
            }}
          >
            {text('byHand')}
          </Button>
        </Flex>
      )}
    </Alert>
  )
}

const schema = object({ reference: requiredText(120) })

/** Records that the money was sent by hand, with the bank's reference. */
function ByHandForm({ deposit, amount, onDone, onBack }: Props & { amount: string; onBack: () => void }) {
  const { text } = useOfficeDepositTexts()
  const { toast, showError } = useFeedback()
  const record = usePageMutation(adminDeposits.giveBack(deposit.id))
  const form = useForm(schema, { defaultValues: { reference: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('reference'), [setFocus])
  const submit = form.handleSubmit(async ({ reference }) => {
    try {
      await record.mutateAsync({ byHand: true, reference: reference.trim() })
      toast(text('recorded'))
      onDone()
    } catch (error) {
      if (!form.showFields(error)) void showError(error)
    }
  })
  return (
    <DecisionForm
      submit={submit}
      label={text('byHandOf', { amount })}
      busy={record.isPending}
      onClose={onBack}
    >
      <TextInput
        label={text('reference')}
        help={text('referenceHelp')}
        error={form.formState.errors.reference?.message}
        {...form.register('reference')}
      />
    </DecisionForm>
  )
}
