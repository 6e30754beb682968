import { bankName, payoutRunName, type PayoutCandidate } from '@metrolibre/contract'
import { Badge, Box, Text } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { ChooseBox } from '../../list/choose-box.tsx'
import { OwnerCell } from './owner-cell.tsx'
import { usePayoutRunTexts } from './use-payout-texts.ts'

/** Names an owner and a country, because some are paid in both. */
export const candidateKeyOf = ({ ownerId, country }: Pick<PayoutCandidate, 'ownerId' | 'country'>): string =>
  `${ownerId} ${country}`

interface Props {
  caption: string
  candidates: readonly PayoutCandidate[]
  isChosen: (candidate: PayoutCandidate) => boolean
  onChoose: (candidate: PayoutCandidate, isChosen: boolean) => void
}

/** Owners with what is available to them. Who can't be paid yet has the reason and can't be chosen. */
export function CandidateTable({ caption, candidates, isChosen, onChoose }: Props) {
  const { text, money, account } = usePayoutRunTexts()
  const amounts = { align: 'end', nowrap: true, verbatim: true } as const
  const columns: TableColumn<PayoutCandidate>[] = [
    {
      id: 'choose',
      label: text('choose'),
      labelHidden: true,
      place: 'mark',
      cell: (one) => (
        // The box reaches out of what it is in, and this table begins at the edge of its panel.
        <Box px="10px">
          <ChooseBox
            label={text('chooseOf', { name: one.name })}
            checked={isChosen(one)}
            disabled={one.unpaid !== null}
            onChange={(event) => onChoose(one, event.target.checked)}
          />
        </Box>
      ),
    },
    {
      id: 'owner',
      label: text('owner'),
      place: 'title',
      cell: ({ ownerId, name, account: to }) => (
        <OwnerCell ownerId={ownerId} name={name} account={account(to)} />
      ),
    },
    {
      id: 'balance',
      label: text('balance'),
      ...amounts,
      place: 'note',
      keepsLabel: true,
      cell: ({ balance, currency }) => money(balance, currency),
    },
    {
      id: 'pay',
      label: text('pay'),
      ...amounts,
      place: 'sum',
      cell: ({ available, currency }) => <b>{money(available, currency)}</b>,
    },
    {
      id: 'state',
      label: text('state'),
      place: 'state',
      cell: ({ unpaid, refused }) => (
        <>
          <Badge tone={unpaid === null ? 'ok' : 'warn'} mark={unpaid === null ? 'filled' : 'hollow'}>
            {text(`unpaid.${unpaid ?? 'none'}`)}
          </Badge>
          {refused && (
            <Text textStyle="small" color="fg.muted" mt="1">
              {text('refusedIn', { run: payoutRunName(refused.run), why: text(`why.${refused.why}`) })}
            </Text>
          )}
        </>
      ),
    },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={candidates}
      rowId={candidateKeyOf}
      isSelected={isChosen}
    />
  )
}

export interface CandidateGroup {
  readonly id: string
  readonly title: { readonly country: PayoutCandidate['country']; readonly bank: string } | null
  readonly candidates: readonly PayoutCandidate[]
}

/** Those who can be paid by country and bank, and all others together at the end. */
export function groupsOf(candidates: readonly PayoutCandidate[]): CandidateGroup[] {
  const groups = Map.groupBy(candidates, ({ unpaid, country, account }) =>
    unpaid === null && account ? `${country} ${bankName(country, account.bank)}` : '',
  )
  const all = [...groups].map(([id, own]) => ({
    id,
    title: id === '' ? null : { country: own[0]!.country, bank: own[0]!.account!.bank },
    candidates: own,
  }))
  return [...all.filter(({ title }) => title !== null), ...all.filter(({ title }) => title === null)]
}
