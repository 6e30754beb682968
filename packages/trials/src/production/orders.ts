/** What the drill asks of its load. */
export type TrialOrder =
  /** Signs the tenants in and measures how many requests per second are answered; the load is half of it. */
  | { readonly do: 'prepare' }
  | { readonly do: 'start' }
  /** Lets everybody finish the request that is under way. */
  | { readonly do: 'stop' }
  /** With `whole`, what was begun in that time is waited for. */
  | { readonly do: 'look'; readonly from: number; readonly until: number; readonly whole: boolean }
  /** The clocks of the processes are apart by so much from now on. */
  | { readonly do: 'apart'; readonly ms: number }
  | { readonly do: 'judge' }
