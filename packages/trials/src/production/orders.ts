/** What the drill asks of its load. */
export type Order =
  /** Signs the tenants in and measures how many requests per second are answered; the load is half of it. */
  | { readonly do: 'prepare' }
  | { readonly do: 'start' }
  /** Lets everybody finish the request that is under way. */
  | { readonly do: 'stop' }
  | { readonly do: 'look'; readonly from: number; readonly until: number }
  | { readonly do: 'judge' }
