import type { Payout, PayoutFile } from '@metrolibre/contract'
import { Badge, Text, type StatusTone } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { OwnerCell } from './owner-cell.tsx'
import { runStandingOf } from './run-facts.ts'
import { usePayoutRunTexts } from './use-payout-texts.ts'

const tones: Readonly<Record<Payout['state'] | 'sent', StatusTone>> = {
  open: 'neutral',
  sent: 'warn',
  paid: 'ok',
  rejected: 'bad',
  withdrawn: 'neutral',
}

/** The payments of a file, each with its state and what happened to it. */
export function PayoutTable({ file, caption }: { file: PayoutFile; caption: string }) {
  const { text, money, account } = usePayoutRunTexts()
  const isSent = runStandingOf(file) === 'sent'
  const stateOf = ({ state }: Payout) => (state === 'open' && isSent ? 'sent' : state)
  const noteOf = ({ short, why, state }: Payout): string | undefined => {
    if (short > 0) return text(isSent ? 'shortSent' : 'short', { amount: money(short, file.currency) })
    if (why) return text(`why.${why}`)
    return state === 'withdrawn' ? text('withdrawnWhy') : undefined
  }
  const columns: TableColumn<Payout>[] = [
    {
      id: 'owner',
      label: text('owner'),
      place: 'title',
      cell: ({ ownerId, name, account: to }) => (
        <OwnerCell ownerId={ownerId} name={name} account={account(to)} />
      ),
    },
    {
      id: 'amount',
      label: text('pay'),
      place: 'sum',
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ amount }) => <b>{money(amount, file.currency)}</b>,
    },
    {
      id: 'state',
      label: text('state'),
      place: 'state',
      cell: (payout) => {
        const state = stateOf(payout)
        const note = noteOf(payout)
        return (
          <>
            <Badge tone={tones[state]} mark={state === 'paid' || state === 'sent' ? 'filled' : 'hollow'}>
              {text(`state.${state}`)}
            </Badge>
            {note && (
              <Text textStyle="small" color={payout.short > 0 ? 'status.bad.fg' : 'fg.muted'} mt="1">
                {note}
              </Text>
            )}
          </>
        )
      },
    },
  ]
  return <Table caption={caption} columns={columns} rows={file.payouts} rowId={({ id }) => id} />
}
