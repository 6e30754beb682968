import type { Deposit, DepositClaim, OfficeDeposit } from '@metrolibre/contract'
import { Badge, Flex, type BadgeProps } from '@metrolibre/ui'
import { useOfficeDepositTexts } from './use-deposit-texts.ts'

type Look = Pick<BadgeProps, 'tone' | 'mark'>

const standings: Record<NonNullable<Deposit['state']> | 'planned' | 'disputed', Look> = {
  planned: { tone: 'neutral', mark: 'hollow' },
  kept: { tone: 'ok', mark: 'filled' },
  claimable: { tone: 'hours', mark: 'hollow' },
  closing: { tone: 'hours', mark: 'filled' },
  settled: { tone: 'neutral', mark: 'filled' },
  disputed: { tone: 'bad', mark: 'filled' },
}

/** Where a deposit is; that a bank holds it counts for more than its state. */
export function DepositBadge({ deposit: { state, isDisputed } }: { deposit: Deposit }) {
  const { text } = useOfficeDepositTexts()
  const standing = isDisputed ? 'disputed' : (state ?? 'planned')
  return <Badge {...standings[standing]}>{text(`state.${standing}`)}</Badge>
}

/** What of a deposit waits for the office. */
export function DepositNeeds({ needs }: Pick<OfficeDeposit, 'needs'>) {
  const { text } = useOfficeDepositTexts()
  return (
    <Flex gap="2" wrap="wrap">
      {needs.map((need) => (
        <Badge key={need} tone={need === 'refund_failed' ? 'bad' : 'warn'} mark="filled">
          {text(`needs.${need}`)}
        </Badge>
      ))}
    </Flex>
  )
}

const claims: Record<DepositClaim['state'], Look> = {
  open: { tone: 'warn', mark: 'hollow' },
  disputed: { tone: 'warn', mark: 'filled' },
  awarded: { tone: 'ok', mark: 'filled' },
  refused: { tone: 'neutral', mark: 'filled' },
  withdrawn: { tone: 'neutral', mark: 'hollow' },
}

/** What became of a part that an owner claims. */
export function DepositClaimBadge({ state, until }: { state: DepositClaim['state']; until: string }) {
  const { text } = useOfficeDepositTexts()
  return <Badge {...claims[state]}>{text(`claim.${state}`, { day: until })}</Badge>
}
