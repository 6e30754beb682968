import {
  countries,
  currencyOf,
  type Country,
  type CurrencyCode,
  type Payout,
  type PayoutFile,
  type PayoutRun,
} from '@metrolibre/contract'

/** `made`: nobody has downloaded it. `sent`: the bank may have it. `settled`: what the bank did is recorded. */
export type FileStanding = 'made' | 'sent' | 'settled' | 'withdrawn'

/** Tells how far a file is. */
export function runStandingOf({ payouts, sentAt }: PayoutFile): FileStanding {
  if (payouts.some(({ state }) => state === 'open')) return sentAt === null ? 'made' : 'sent'
  return payouts.every(({ state }) => state === 'withdrawn') ? 'withdrawn' : 'settled'
}

/** The step of a run, from 0: choosing is over, files are downloaded, everything is settled. */
export const runStepOf = ({ files }: PayoutRun): 1 | 2 =>
  files.some((file) => ['made', 'sent'].includes(runStandingOf(file))) ? 1 : 2

interface Line {
  readonly country: Country
  readonly amount: number
}

/** Counts and adds up what is paid by country, in the order of the countries. */
export const runSumsOf = (
  lines: readonly Line[],
): Array<{ country: Country; currency: CurrencyCode; count: number; amount: number }> =>
  countries.flatMap((country) => {
    const own = lines.filter((line) => line.country === country)
    const amount = own.reduce((total, line) => total + line.amount, 0)
    return own.length > 0 ? [{ country, currency: currencyOf(country), count: own.length, amount }] : []
  })

/** What a bank gets or got: everything that was not withdrawn. */
export const meantOf = ({ payouts }: PayoutFile): Payout[] =>
  payouts.filter(({ state }) => state !== 'withdrawn')
