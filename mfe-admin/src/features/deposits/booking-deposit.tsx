import type { AdminReservation } from '@metrolibre/api-client'
import type { Deposit, OfficeDeposit } from '@metrolibre/contract'
import { WithTexts } from '@metrolibre/platform/texts'
import { DescriptionList, Flex, Heading } from '@metrolibre/ui'
import { Suspense, useRef } from 'react'
import { OfficeClaimList } from './claim-list.tsx'
import { DepositBadge } from './deposit-badges.tsx'
import { GiveBack } from './give-back.tsx'
import { officeDepositTexts } from './texts.ts'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

interface Props {
  reservation: AdminReservation
  /** The deposit of the booking. */
  deposit: Deposit
  /** What the office can do about it; undefined until it is paid. */
  office: OfficeDeposit | undefined
}

/** Where the deposit of a booking is, what is claimed of it, and what the office can do about it. */
export const BookingDeposit = (props: Props) => (
  <Suspense fallback={null}>
    <WithTexts texts={officeDepositTexts}>
      <DepositParts {...props} />
    </WithTexts>
  </Suspense>
)

function DepositParts({ reservation: { id, currency, timeZone }, deposit: planned, office }: Props) {
  const { text, money } = useOfficeDepositTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const deposit = office ?? planned
  // What was pressed is gone once it is done.
  const onDone = () => heading.current?.focus()
  const fact = (name: 'amount' | 'held' | 'returning' | 'returned' | 'awarded', amount: number) => ({
    id: name,
    term: text(name),
    value: money(amount, currency),
    verbatim: true,
  })
  const facts = [
    fact('amount', deposit.amount),
    ...(deposit.state === null
      ? []
      : [
          fact('held', deposit.held),
          ...(deposit.returning > 0 ? [fact('returning', deposit.returning)] : []),
          fact('returned', deposit.returned),
          fact('awarded', deposit.awarded),
        ]),
  ]
  return (
    <section aria-labelledby={`deposit-${id}`}>
      <Flex gap="3" align="center" wrap="wrap" mb="2">
        <Heading
          as="h3"
          id={`deposit-${id}`}
          ref={heading}
          tabIndex={-1}
          outline="none"
          textStyle="cardTitle"
        >
          {text('title')}
        </Heading>
        <DepositBadge deposit={deposit} />
      </Flex>
      <DescriptionList items={facts} />
      {office && (
        <>
          <OfficeClaimList deposit={office} timeZone={timeZone} onDone={onDone} />
          <GiveBack deposit={office} onDone={onDone} />
        </>
      )}
    </section>
  )
}
