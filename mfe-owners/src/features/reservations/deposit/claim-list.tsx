import { deposits, reservations } from '@metrolibre/api-client'
import { dateAt, isClaimPending, lastDayBefore, type DepositClaim } from '@metrolibre/contract'
import { FormattedMessage, useDates, useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Badge, Button, chakra, Flex, Text, TextLink, type BadgeProps } from '@metrolibre/ui'
import type { OwnerBooking } from '../booking.ts'
import type { DepositProps } from './deposit-props.ts'
import { useDepositMoney } from './use-deposit-money.ts'

const looks: Record<DepositClaim['state'], Pick<BadgeProps, 'tone' | 'mark'>> = {
  open: { tone: 'warn', mark: 'hollow' },
  disputed: { tone: 'warn', mark: 'filled' },
  awarded: { tone: 'ok', mark: 'filled' },
  refused: { tone: 'neutral', mark: 'filled' },
  withdrawn: { tone: 'neutral', mark: 'hollow' },
}

/** What is claimed of a deposit, thing by thing, with what was answered and decided. */
export function ClaimList({ booking, deposit: { claims } }: DepositProps) {
  if (claims.length === 0) return null
  return (
    <chakra.ol listStyleType="none" p={0} mt="8px">
      {claims.map((claim) => (
        <ClaimRow key={claim.id} booking={booking} claim={claim} />
      ))}
    </chakra.ol>
  )
}

function ClaimRow({ booking, claim }: { booking: OwnerBooking; claim: DepositClaim }) {
  const dates = useDates()
  const money = useDepositMoney(booking)
  const { showError } = useFeedback()
  const read = usePageMutation(reservations.file(booking.id))
  const withdraw = usePageMutation(deposits.withdraw(booking.id))
  const { item, reason, amount, file, byRule, state, answer, awarded, decision, answerUntil } = claim
  const onError = (error: unknown) => void showError(error)
  const save = ({ name, url }: NonNullable<DepositClaim['file']>) =>
    read.mutate(url.slice(url.lastIndexOf('/') + 1), { onSuccess: (blob) => saveBlob(blob, name), onError })
  return (
    <chakra.li py="10px" borderTopWidth="1px" borderColor="border">
      <Flex justify="space-between" gap="12px" wrap="wrap">
        <Text fontWeight={640} overflowWrap="anywhere">
          {byRule ? <FormattedMessage id="mfe-owners.deposit.earlyExit" /> : item}
        </Text>
        <Text fontWeight={640} htmlTranslate="no">
          {money(amount)}
        </Text>
      </Flex>
      <Text textStyle="small" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {byRule ? <FormattedMessage id="mfe-owners.deposit.earlyExitText" /> : reason}
      </Text>
      {answer && (
        <Text textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
          <FormattedMessage id="mfe-owners.deposit.answer" values={{ answer }} />
        </Text>
      )}
      {decision && (
        <Text textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
          <FormattedMessage
            id="mfe-owners.deposit.decision"
            values={{ decision, amount: money(awarded ?? 0) }}
          />
        </Text>
      )}
      <Flex gap="10px" mt="4px" align="center" wrap="wrap">
        <Badge {...looks[state]}>
          <FormattedMessage
            id={`mfe-owners.deposit.claim.${state}`}
            values={{ day: dates.day(lastDayBefore(dateAt(answerUntil, booking.timeZone))) }}
          />
        </Badge>
        {file && (
          <TextLink as="button" type="button" aria-busy={read.isPending} onClick={() => save(file)}>
            {file.name}
          </TextLink>
        )}
        {booking.client && isClaimPending(claim) && !byRule && (
          <Button
            size="sm"
            variant="ghost"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(claim.id, { onError })}
          >
            <FormattedMessage id="mfe-owners.deposit.withdraw" values={{ item }} />
          </Button>
        )}
      </Flex>
    </chakra.li>
  )
}
