/** How a place is taken away from the tenants who want it. */
export type WayOfTakingAway = 'room deleted' | 'property trashed' | 'lease shortened' | 'owner switched off'

/** What a client observed, in real milliseconds. */
export type SeenInStorm =
  | { readonly kind: 'held'; readonly tenant: string; readonly key: string; readonly reservation: string }
  | {
      readonly kind: 'taken'
      readonly place: StormPlace
      readonly range: StormSpan
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'signed'; readonly reservation: string }
  | { readonly kind: 'opened'; readonly reservation: string; readonly key: string; readonly session: string }
  | { readonly kind: 'paid'; readonly reservation: string; readonly session: string }
  | { readonly kind: 'cancelled'; readonly reservation: string }
  /** Paid after it was cancelled and a rival had the period. */
  | { readonly kind: 'paid late'; readonly reservation: string }
  | { readonly kind: 'given back'; readonly reservation: string }
  /** A place was taken away, as the API acknowledged at `at`. */
  | {
      readonly kind: 'taken away'
      readonly way: WayOfTakingAway
      readonly property: string
      readonly room: string
      readonly at: number
    }
  | { readonly kind: 'asked to cancel'; readonly reservation: string }
  | { readonly kind: 'surprise'; readonly what: string }

export interface StormPlace {
  readonly property: string
  readonly room: string | null
}

export interface StormSpan {
  readonly start: number
  readonly end: number
}

export type StormHistory = SeenInStorm[]
