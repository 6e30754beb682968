import { reservations } from '@metrolibre/api-client'
import {
  dateAt,
  lastDayBefore,
  type DepositClaim,
  type OfficeDeposit,
  type TimeZone,
} from '@metrolibre/contract'
import { useDates, useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button, chakra, Flex, Text, TextLink } from '@metrolibre/ui'
import { useEffect, useRef, useState } from 'react'
import { DecideForm } from './decide-form.tsx'
import { DepositClaimBadge } from './deposit-badges.tsx'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

/** The end of an answer's time is exclusive, so its last day is the one before. */

interface ListProps {
  deposit: OfficeDeposit
  timeZone: TimeZone
  onDone: () => void
}

/** What the owner claims of a deposit, part by part, with what was answered and decided. */
export function OfficeClaimList({ deposit, timeZone, onDone }: ListProps) {
  if (deposit.claims.length === 0) return null
  return (
    <chakra.ol listStyleType="none" p="0" mt="2">
      {deposit.claims.map((claim) => (
        <OfficeClaim key={claim.id} deposit={deposit} claim={claim} timeZone={timeZone} onDone={onDone} />
      ))}
    </chakra.ol>
  )
}

function OfficeClaim({ deposit, claim, timeZone, onDone }: ListProps & { claim: DepositClaim }) {
  const { text, money } = useOfficeDepositTexts()
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const [isBack, setBack] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Going back from the question leads to where the admin came from.
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])
  const { amount, answer, awarded, byRule, decision, file, state } = claim
  const { currency } = deposit
  const item = byRule ? text('earlyExit') : claim.item
  const waits = state === 'disputed' && !deposit.isDisputed
  const line = (words: string) => (
    <Text textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
      {words}
    </Text>
  )
  return (
    <chakra.li borderTopWidth="1px" borderColor="border" py="3">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight={640} overflowWrap="anywhere">
          {item}
        </Text>
        <Text fontWeight={640} translate="no">
          {money(amount, currency)}
        </Text>
      </Flex>
      <Text textStyle="small" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {byRule ? text('earlyExitText') : claim.reason}
      </Text>
      {answer && line(text('answer', { answer }))}
      {decision && line(text('decision', { decision, amount: money(awarded ?? 0, currency) }))}
      <Flex gap="3" mt="2" align="center" wrap="wrap">
        <DepositClaimBadge
          state={state}
          until={dates.day(lastDayBefore(dateAt(claim.answerUntil, timeZone)))}
        />
        {file && <ClaimFile file={file} reservationId={deposit.reservationId} />}
        {waits && !isOpen && (
          <Button
            ref={button}
            size="sm"
            variant="outline"
            aria-label={text('decideOn', { item })}
            onClick={() => {
              setBack(false)
              setOpen(true)
            }}
          >
            {text('decide')}
          </Button>
        )}
      </Flex>
      {waits && isOpen && (
        <DecideForm
          claim={claim}
          currency={currency}
          onDone={onDone}
          onBack={() => {
            setOpen(false)
            setBack(true)
          }}
        />
      )}
    </chakra.li>
  )
}

function ClaimFile({
  file: { name, url },
  reservationId,
}: {
  file: NonNullable<DepositClaim['file']>
  reservationId: string
}) {
  const { showError } = useFeedback()
  const read = usePageMutation(reservations.file(reservationId))
  const save = () =>
    read.mutate(url.slice(url.lastIndexOf('/') + 1), {
      onSuccess: (blob) => saveBlob(blob, name),
      onError: (error) => void showError(error),
    })
  return (
    <TextLink as="button" type="button" aria-busy={read.isPending} onClick={save}>
      {name}
    </TextLink>
  )
}
