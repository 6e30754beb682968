import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Heading } from '@metrolibre/ui'
import { FormattedMessage } from '@metrolibre/platform'
import { PriceLine } from '@metrolibre/ui/parts'
import { AnswerForm } from './answer-form.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimList } from './claim-list.tsx'
import { Suspense } from 'react'
import type { DepositProps } from './deposit-props.ts'
import { DepositStanding } from './deposit-standing.tsx'
import { depositTexts } from './texts.ts'
import { useDepositMoney } from './use-deposit-money.ts'

/** Where the deposit of a booking is, what is claimed of it, and what its reader can do about it. */
export const DepositOfBooking = (props: DepositProps) => (
  <Suspense fallback={null}>
    <WithTexts texts={depositTexts}>
      <Parts {...props} />
    </WithTexts>
  </Suspense>
)

function Parts({ booking, deposit }: DepositProps) {
  const money = useDepositMoney(booking)
  const { amount, held, returned, awarded, claims } = deposit
  const isOwner = Boolean(booking.client)
  const isClaimable =
    deposit.state === 'claimable' && deposit.claimUntil !== null && booking.serverTime < deposit.claimUntil
  const open = claims.filter((claim) => claim.state === 'open' && booking.serverTime < claim.answerUntil)
  return (
    <Box as="section" mt="8px" aria-labelledby={`deposit-${booking.id}`}>
      <Heading as="h3" id={`deposit-${booking.id}`} textStyle="cardTitle">
        <FormattedMessage id={`mfe-owners.deposit.title.${isOwner ? 'owner' : 'tenant'}`} />
      </Heading>
      <DepositStanding booking={booking} deposit={deposit} />
      <PriceLine label={<FormattedMessage id="mfe-owners.deposit.amount" />} value={money(amount)} verbatim />
      {deposit.state !== null && held !== amount && (
        <>
          <PriceLine label={<FormattedMessage id="mfe-owners.deposit.held" />} value={money(held)} verbatim />
          <PriceLine
            label={<FormattedMessage id="mfe-owners.deposit.returned" />}
            value={money(returned)}
            verbatim
          />
          <PriceLine
            label={<FormattedMessage id="mfe-owners.deposit.awarded" />}
            value={money(awarded)}
            verbatim
          />
        </>
      )}
      <ClaimList booking={booking} deposit={deposit} />
      {isOwner && isClaimable && !deposit.isDisputed && <ClaimForm booking={booking} deposit={deposit} />}
      {!isOwner && open.length > 0 && <AnswerForm booking={booking} claims={open} />}
    </Box>
  )
}
