/** What was found, or was opened lately: where it leads and how it is shown. */
export interface FoundByAdmin {
  readonly kind: 'user' | 'property' | 'booking' | 'payment' | 'zone' | 'page'
  readonly to: string
  /** Its list with it alone, for a record without a page of its own. */
  readonly list?: string
  readonly title: string
  readonly text: string
  /** A picture of it. */
  readonly image?: string | null
  /** Shown at the end, such as an amount. */
  readonly end?: string
}
