import { payoutAccounts } from '@metrolibre/api-client'
import type { PayoutAccount } from '@metrolibre/contract'
import { usePageMutation, useUnsavedChanges } from '@metrolibre/platform'
import { useForm, useFormDraft } from '@metrolibre/platform/forms'
import { Button, Flex, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import { useState, type ReactNode } from 'react'
import { AccountRow } from './account-rows.tsx'
import {
  AccountDraft,
  accountDraftName,
  AccountSchema,
  type AccountValues,
  type AskedAccount,
} from './account-values.ts'
import { HolderFields } from './holder-fields.tsx'
import { ChileanFields, PeruvianFields } from './number-fields.tsx'
import { RequestFailed } from './request-failed.tsx'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

interface Props {
  head: ReactNode
  /** Its country is that of the form. */
  first: AccountValues
  /** The account that is used now, which this one would follow. */
  current: PayoutAccount | undefined
  mandateDocuments: readonly string[]
  onAsked: (asked: AskedAccount) => void
  onDiscard: () => void
}

/** The fields of an account, which are sent for a code. */
export function AccountForm({ head, first, current, mandateDocuments, onAsked, onDiscard }: Props) {
  const { text } = usePayoutAccountTexts()
  const { country } = first
  const form = useForm(AccountSchema, { defaultValues: first })
  useFormDraft(form, accountDraftName(country), AccountDraft)
  const ask = usePageMutation(payoutAccounts.ask())
  // Holds only an error that no field shows, and is cleared before the next attempt.
  const [refusal, setRefusal] = useState<unknown>()
  const { isDirty } = form.formState
  useUnsavedChanges(isDirty && !ask.isSuccess)
  const send = form.handleSubmit((account) =>
    ask.mutateAsync(account).then(
      ({ id, email, expiresAt, serverTime }) =>
        onAsked({ id, email, until: Date.now() + expiresAt - serverTime, account }),
      (error: unknown) => {
        if (!form.showFields(error)) setRefusal(error)
      },
    ),
  )
  const submit = () => {
    setRefusal(undefined)
    void send()
  }
  return (
    <Panel
      as="form"
      padded
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {head}
      <Stack gap="5" align="stretch">
        {current && <AccountRow account={current} above={text('today')} />}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="20px">
          {country === 'Chile' ? <ChileanFields form={form} /> : <PeruvianFields form={form} />}
          <HolderFields form={form} country={country} mandateDocuments={mandateDocuments} />
        </SimpleGrid>
        {refusal !== undefined && <RequestFailed error={refusal} onRetry={submit} />}
      </Stack>
      <Flex justify="flex-end" gap="2" wrap="wrap" mt="6" pt="4" borderTopWidth="1px" borderColor="border">
        {(isDirty || current) && (
          <Button
            variant="ghost"
            onClick={() => {
              form.reset(first)
              onDiscard()
            }}
          >
            {text('discard')}
          </Button>
        )}
        <Button type="submit" loading={ask.isPending}>
          {text('next')}
        </Button>
      </Flex>
    </Panel>
  )
}
