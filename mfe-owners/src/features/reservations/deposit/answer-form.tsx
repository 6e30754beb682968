import { deposits } from '@metrolibre/api-client'
import type { DepositClaim } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Button, Heading, Stack } from '@metrolibre/ui'
import { RadioGroup, Textarea } from '@metrolibre/ui/form'
import { useState } from 'react'
import type { OwnerBooking } from '../booking.ts'
import { useDepositMoney } from './use-deposit-money.ts'

interface Answer {
  readonly choice?: 'agree' | 'dispute'
  readonly text: string
}

/** The tenant's answer to each part that is claimed. */
export function AnswerForm({ booking, claims }: { booking: OwnerBooking; claims: readonly DepositClaim[] }) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const money = useDepositMoney(booking)
  const send = usePageMutation(deposits.answer(booking.id))
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const [tried, setTried] = useState(false)
  const answerTo = ({ id }: DepositClaim): Answer => answers[id] ?? { text: '' }
  const change = ({ id }: DepositClaim, to: Partial<Answer>) =>
    setAnswers((all) => ({ ...all, [id]: { ...(all[id] ?? { text: '' }), ...to } }))
  const required = formatMessage({ id: 'mfe-owners.deposit.required' })
  const isWhole = (claim: DepositClaim) => {
    const { choice, text } = answerTo(claim)
    return choice === 'agree' || (choice === 'dispute' && text.trim() !== '')
  }
  const submit = () => {
    setTried(true)
    if (!claims.every(isWhole)) return
    send.mutate(
      claims.map((claim) => {
        const { choice, text } = answerTo(claim)
        return { id: claim.id, agrees: choice === 'agree', text: text.trim() }
      }),
      {
        onSuccess: () => toast(formatMessage({ id: 'mfe-owners.deposit.answered' })),
        onError: (error) => void showError(error),
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="4" align="stretch" mt="3">
        <Heading as="h4" textStyle="label">
          <FormattedMessage id="mfe-owners.deposit.answerTitle" />
        </Heading>
        {claims.map((claim) => {
          const { choice, text } = answerTo(claim)
          const item = claim.byRule ? formatMessage({ id: 'mfe-owners.deposit.earlyExit' }) : claim.item
          return (
            <Stack key={claim.id} gap="2" align="stretch">
              <RadioGroup
                cards="pairs"
                label={`${item}: ${money(claim.amount)}`}
                error={tried && choice === undefined ? required : undefined}
                options={(['agree', 'dispute'] as const).map((value) => ({
                  value,
                  label: formatMessage({ id: `mfe-owners.deposit.${value}` }),
                }))}
                value={choice ?? null}
                onValueChange={(value) => change(claim, { choice: value })}
              />
              {choice === 'dispute' && (
                <Textarea
                  label={formatMessage({ id: 'mfe-owners.deposit.why' })}
                  error={tried && text.trim() === '' ? required : undefined}
                  maxLength={1000}
                  value={text}
                  onChange={(event) => change(claim, { text: event.target.value })}
                />
              )}
            </Stack>
          )
        })}
        <div>
          <Button type="submit" loading={send.isPending}>
            <FormattedMessage id="mfe-owners.deposit.sendAnswer" />
          </Button>
        </div>
      </Stack>
    </form>
  )
}
