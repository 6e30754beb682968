import type { ArrearsStep, ChargeState, Country, CurrencyCode, TimeZone } from '@metrolibre/contract'

/** One month as the sheet shows it. Days are `YYYY-MM-DD`, the amount is in minor units. */
export interface SheetMonth {
  readonly number: number
  readonly dueOn: string
  readonly lastDay: string
  readonly amount: number
  readonly state: ChargeState
  /** When it was paid, by the clock of the place. */
  readonly paidOn: string | null
  /** How many days it is late, of one that is not paid. */
  readonly days: number
}

/** Everything that the arrears sheet of a booking shows, so that nothing is looked up while it is rendered. */
export interface ArrearsSheet {
  readonly country: Country
  readonly timeZone: TimeZone
  readonly code: string
  readonly place: string
  readonly address: string
  readonly tenant: { readonly name: string; readonly email: string }
  readonly owner: string
  readonly startDate: string
  readonly endDate: string
  readonly currency: CurrencyCode
  /** What is not paid of the months whose day has come, in minor units. */
  readonly owed: number
  readonly contract: { readonly hash: string; readonly signedOn: string } | null
  /** The page on which anybody can check the contract's hash. */
  readonly verifyUrl: string
  readonly months: readonly SheetMonth[]
  readonly steps: readonly ArrearsStep[]
  readonly writtenAt: Date
}
