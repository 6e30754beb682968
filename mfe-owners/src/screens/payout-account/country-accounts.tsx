import type { Ledger } from '@metrolibre/api-client'
import {
  timeZoneOf,
  type Country,
  type endpoints,
  type PayoutAccount,
  type Response,
} from '@metrolibre/contract'
import { useFeedback, type SessionUser } from '@metrolibre/platform'
import { useDraft } from '@metrolibre/platform/forms'
import { Button, Panel, Stack, Text } from '@metrolibre/ui'
import { useState } from 'react'
import { AccountForm } from '../../features/payout/account-form.tsx'
import { AccountHead } from '../../features/payout/account-head.tsx'
import { AccountRows } from '../../features/payout/account-rows.tsx'
import {
  AccountDraft,
  accountDraftName,
  AskedAccount,
  askedName,
  firstValues,
} from '../../features/payout/account-values.ts'
import { AskedSummary } from '../../features/payout/asked-summary.tsx'
import { CareSteps, type CareStage } from '../../features/payout/care-steps.tsx'
import { ConfirmCode } from '../../features/payout/confirm-code.tsx'
import { NextPayment } from '../../features/payout/next-payment.tsx'
import { OpenChange } from '../../features/payout/open-change.tsx'
import { RefusedNote } from '../../features/payout/refused-note.tsx'
import { usePayoutAccountTexts } from '../../features/payout/use-payout-texts.ts'
import { TwoColumns } from '../../parts/columns.tsx'
import { useStageTitle } from '../../parts/use-stage-title.ts'

interface Props {
  country: Country
  onCountry: (country: Country) => void
  listed: Response<typeof endpoints.payoutAccounts.list>
  balances: Ledger['balances']
  user: SessionUser
}

/** Remembers the account that was asked for on the device, until its code is over. */
function useAsked(country: Country) {
  const kept = useDraft(askedName(country), AskedAccount)
  const [asked, setAsked] = useState(() => {
    const before = kept.read()
    return before && before.until > Date.now() ? before : undefined
  })
  return {
    asked,
    keepAsked: (next: AskedAccount | undefined) => {
      if (next) kept.write(next)
      else kept.forget()
      setAsked(next)
    },
  }
}

/** The accounts of one country, from the form of the first one to a change that waits. */
export function CountryAccounts({ country, onCountry, listed, balances, user }: Props) {
  const { text, nameOf, longDay } = usePayoutAccountTexts()
  const { toast } = useFeedback()
  const typed = useDraft(accountDraftName(country), AccountDraft)
  const [isChanging, setChanging] = useState(() => typed.read() !== null)
  const { asked, keepAsked } = useAsked(country)
  const own = listed.accounts.filter((account) => account.country === country)
  const refused = listed.refused.find((one) => one.country === country)
  const current = own.find(({ state }) => state === 'active')
  const open = own.find(({ state }) => state !== 'active')
  const step = open ? 'open' : asked ? 'code' : current && !isChanging ? 'none' : 'form'
  const title = useStageTitle(step)
  const stage: CareStage =
    step === 'open' && open
      ? {
          step,
          account: open,
          emails: [...new Set([user.email, open.noticeEmail, current?.noticeEmail ?? user.email])],
        }
      : { step: step === 'open' ? 'none' : step, isChange: current !== undefined }
  const confirmed = (accounts: readonly PayoutAccount[]) => {
    typed.forget()
    keepAsked(undefined)
    setChanging(false)
    const there = accounts.filter((account) => account.country === country)
    const newest = there.find(({ state }) => state !== 'active') ?? there[0]
    if (!newest) return
    const day = newest.startsAt === null ? '' : longDay(newest.startsAt, timeZoneOf(country))
    toast(text(`done.${newest.state}`, { account: nameOf(newest), day }))
  }
  const pick = { country, onCountry }
  const isNew = step === 'form' || step === 'code'
  const head = (
    <AccountHead
      {...pick}
      titleRef={step === 'form' || step === 'none' ? title : undefined}
      title={
        isNew
          ? current
            ? text('formNew')
            : text('formFirst', { country })
          : text('accounts', { count: own.length, country })
      }
      lead={isNew ? text('lead') : undefined}
    />
  )
  return (
    <TwoColumns mt="28px">
      <Stack gap="5" align="stretch">
        {refused && <RefusedNote payout={refused} />}
        {step === 'open' && open && (
          <OpenChange
            account={open}
            hasCurrent={current !== undefined}
            now={listed.serverTime}
            titleRef={title}
          />
        )}
        {step === 'form' && (
          <AccountForm
            head={head}
            first={firstValues(country, user, listed.mandateDocuments)}
            current={current}
            mandateDocuments={listed.mandateDocuments}
            onAsked={keepAsked}
            onDiscard={() => setChanging(false)}
          />
        )}
        {step === 'code' && asked && (
          <>
            <AskedSummary head={head} asked={asked} onCorrect={() => keepAsked(undefined)} />
            <ConfirmCode
              asked={asked}
              titleRef={title}
              isChange={current !== undefined}
              onAskedAgain={keepAsked}
              onConfirmed={confirmed}
            />
          </>
        )}
        {!isNew && (
          <Panel as="section" padded>
            {head}
            <AccountRows accounts={own} />
            {open ? (
              <Text textStyle="small" color="fg.muted">
                {text('waitingNote')}
              </Text>
            ) : (
              <Button variant="outline" onClick={() => setChanging(true)}>
                {text('change')}
              </Button>
            )}
          </Panel>
        )}
      </Stack>
      <Stack gap="5" align="stretch">
        <CareSteps country={country} stage={stage} />
        <NextPayment country={country} balances={balances} current={current} until={open?.startsAt} />
      </Stack>
    </TwoColumns>
  )
}
