import { extraCostsOf, type CostFacts } from './extra-costs.ts'
import { addDays } from './lease-months.ts'
import { dateAt, startOfDay, type TimeZone } from './time-zones.ts'

/** The times of a deposit after its stay has ended (RULES.md §6.284, §6.285). */
export const depositTimes = {
  /** How many days after the day on which the stay ended its owner may claim parts. */
  claimDays: 7,
  /** How many days after the day of a claim its tenant may answer. */
  answerDays: 5,
} as const

/** The most that an owner claims at once: parts of one deposit. */
export const mostDepositClaims = 10

interface KeptFacts extends CostFacts {
  /** The price of a month or an hour. */
  readonly unitPrice: number
}

/** Returns the deposit that is paid with the booking, in minor units: 0 where there is none, or its owner gets it. */
export function keptDeposit(facts: KeptFacts): number {
  const { deposit } = extraCostsOf(facts)
  if (!facts.keepsDeposit || deposit === null) return 0
  return 'months' in deposit ? deposit.months * facts.unitPrice : deposit.amount
}

/** Returns until when an owner may claim of a stay that ended on a day, in epoch milliseconds, exclusive. */
export const claimableUntil = (endedOn: string, timeZone: TimeZone): number =>
  startOfDay(addDays(endedOn, depositTimes.claimDays + 1), timeZone)

/** Returns until when a tenant may answer to what was claimed, in epoch milliseconds, exclusive. */
export const claimAnswerableUntil = (claimedAt: number, timeZone: TimeZone): number =>
  startOfDay(addDays(dateAt(claimedAt, timeZone), depositTimes.answerDays + 1), timeZone)

/** Returns the day on which what nobody claims of a deposit goes back. */
export const depositBackOn = (endedOn: string): string => addDays(endedOn, depositTimes.claimDays + 1)
