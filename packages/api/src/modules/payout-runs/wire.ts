import {
  bankName,
  currencyOf,
  payoutRunName,
  type PaidTo,
  type PayoutCandidate,
  type PayoutFile,
  type PayoutRunSummary,
} from '@metrolibre/contract'
import type { PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import { partyName } from '../../platform/person-name.ts'
import type { Candidate } from './candidates.ts'
import type { BankFileRow, listRuns, PayoutOfFile } from './run-repository.ts'

const showPaidTo = ({ bank, kind, numberEnd, holderName }: PayoutAccountRow): PaidTo => ({
  bank,
  kind,
  numberEnd,
  holderName,
})

export const showCandidate = ({ parts: _parts, account, ...rest }: Candidate): PayoutCandidate => ({
  ...rest,
  account: account && showPaidTo(account),
})

/** What a file is called: the bank and the run, in letters that every system takes. */
export const fileNameOf = ({ country, bank }: Pick<BankFileRow, 'country' | 'bank'>, run: number): string => {
  const name = bankName(country, bank)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^banco (de )?/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `${name}-${payoutRunName(run).toLowerCase()}.${country === 'Chile' ? 'txt' : 'csv'}`
}

/** Shows a file by its names on the wire. `shortOf` says what of an open payment is not available any more. */
export const showFile = (
  file: BankFileRow,
  run: number,
  payouts: readonly PayoutOfFile[],
  shortOf: (payout: PayoutOfFile['payout']) => number,
): PayoutFile => ({
  id: file.id,
  country: file.country,
  bank: file.bank,
  currency: currencyOf(file.country),
  fileName: fileNameOf(file, run),
  sentAt: file.sentAt?.getTime() ?? null,
  reference: file.reference,
  paidOn: file.paidOn,
  payouts: payouts.map(({ payout, owner, account }) => ({
    id: payout.id,
    ownerId: payout.userId,
    name: partyName(owner),
    amount: payout.amount,
    state: payout.state,
    account: account && showPaidTo(account),
    why: payout.why,
    short: payout.state === 'open' ? shortOf(payout) : 0,
  })),
})

type Listed = Awaited<ReturnType<typeof listRuns>>['rows'][number]

export const showSummary = ({
  id,
  number,
  createdAt,
  creator,
  open,
  paid,
  rejected,
  withdrawn,
  sums,
}: Listed): PayoutRunSummary => ({
  id,
  number,
  createdAt: createdAt.getTime(),
  createdBy: partyName(creator),
  payouts: { open, paid, rejected, withdrawn },
  sums,
})
