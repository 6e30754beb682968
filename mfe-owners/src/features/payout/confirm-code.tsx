import { payoutAccounts } from '@metrolibre/api-client'
import { payoutAccountTimes, type PayoutAccount } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, usePageMutation } from '@metrolibre/platform'
import { useController, useForm } from '@metrolibre/platform/forms'
import { Box, Button, Flex, Heading, MailAddress, Panel, Stack, Text, TextLink } from '@metrolibre/ui'
import { HoldCountdown } from '@metrolibre/ui/parts'
import { useState, type Ref } from 'react'
import * as v from 'valibot'
import type { AskedAccount } from './account-values.ts'
import { CodeInput } from './code-input.tsx'
import { RequestFailed } from './request-failed.tsx'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

const CodeSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty('validation.required'), v.regex(/^\d{6}$/, 'validation.code')),
})

interface Props {
  asked: AskedAccount
  titleRef: Ref<HTMLHeadingElement>
  /** Whether another account is used now, which this one would follow. */
  isChange: boolean
  onAskedAgain: (asked: AskedAccount) => void
  onConfirmed: (accounts: readonly PayoutAccount[]) => void
}

/** Asks for the mailed code, as long as it works, and sends another one. */
export function ConfirmCode({ asked, titleRef, isChange, onAskedAgain, onConfirmed }: Props) {
  const { text } = usePayoutAccountTexts()
  const { toast } = useFeedback()
  const confirm = usePageMutation(payoutAccounts.confirm())
  const again = usePageMutation(payoutAccounts.ask())
  const form = useForm(CodeSchema, { defaultValues: { code: '' } })
  const { field } = useController({ control: form.control, name: 'code' })
  // Holds only an error that no field shows, with what failed, and is cleared before the next attempt.
  const [refusal, setRefusal] = useState<{ error: unknown; retry: () => void }>()
  const send = form.handleSubmit(({ code }) =>
    confirm.mutateAsync({ id: asked.id, code }).then(
      ({ accounts }) => onConfirmed(accounts),
      (error: unknown) => {
        if (!form.showFields(error)) setRefusal({ error, retry: submit })
      },
    ),
  )
  function submit() {
    setRefusal(undefined)
    void send()
  }
  function sendAgain() {
    setRefusal(undefined)
    again.mutate(asked.account, {
      onSuccess: ({ id, email, expiresAt, serverTime }) => {
        form.reset({ code: '' })
        toast(text('sentAgain'))
        onAskedAgain({ ...asked, id, email, until: Date.now() + expiresAt - serverTime })
      },
      onError: (error) => setRefusal({ error, retry: sendAgain }),
    })
  }
  return (
    <Panel
      as="form"
      clip
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <HoldCountdown
        key={asked.id}
        expiresAt={asked.until}
        totalMs={payoutAccountTimes.codeMinutes * 60_000}
        label={text('codeLasts')}
        notice={(minutes) => text('codeNotice', { minutes })}
        onExpire={() => form.setError('code', { message: text('codeOver') })}
      />
      <Stack gap="4" align="stretch" p={{ base: '18px 16px', md: '22px 24px' }}>
        <Box>
          <Heading ref={titleRef} tabIndex={-1} as="h2" textStyle="sub">
            {text('confirmTitle')}
          </Heading>
          <Text color="fg.muted" mt="1.5">
            <FormattedMessage
              id="mfe-owners.payout.confirmText"
              values={{ email: <MailAddress address={asked.email} /> }}
            />
          </Text>
        </Box>
        <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between">
          <CodeInput
            label={text('code')}
            error={form.formState.errors.code?.message}
            {...field}
            onChange={(code) => field.onChange(code)}
          />
          <Box w={{ base: '100%', md: 'auto' }}>
            <Button type="submit" variant="cta" size="lg" full loading={confirm.isPending}>
              {text(isChange ? 'change' : 'confirmFirst')}
            </Button>
          </Box>
        </Flex>
        {refusal && <RequestFailed error={refusal.error} onRetry={refusal.retry} />}
        <Text textStyle="small" color="fg.muted">
          {text('notCome')}{' '}
          <TextLink inline as="button" type="button" disabled={again.isPending} onClick={sendAgain}>
            {text('again')}
          </TextLink>
        </Text>
      </Stack>
    </Panel>
  )
}
