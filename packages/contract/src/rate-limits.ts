export interface RateLimit {
  readonly max: number
  readonly windowSeconds: number
  /** What calls are counted by: the network address, the signed-in user, or the mailbox that a mail goes to. */
  readonly by: 'address' | 'user' | 'email'
  /**
   * Set for calls that are too frequent to be counted in the database. Each process counts them in memory, as
   * an even flow of which this many may come at once.
   */
  readonly burst?: number
}

/** The limits of the guarded endpoints. A call beyond them gets 429 with `Retry-After` (RULES.md §10). */
export const rateLimits = {
  login: { max: 100, windowSeconds: 300, by: 'address' },
  register: { max: 10, windowSeconds: 3600, by: 'address' },
  restore: { max: 25, windowSeconds: 3600, by: 'address' },
  password: { max: 10, windowSeconds: 3600, by: 'address' },
  /** The request contains the password, so this limits guesses at it as well as mails to strangers. */
  email_change: { max: 5, windowSeconds: 3600, by: 'user' },
  confirmation: { max: 5, windowSeconds: 3600, by: 'user' },
  /** How many links of one kind are mailed to one mailbox because others named it. */
  mailbox: { max: 5, windowSeconds: 86_400, by: 'email' },
  link: { max: 30, windowSeconds: 3600, by: 'address' },
  /** Registrations and restores without a solved captcha. Beyond it a captcha is required. */
  unproven: { max: 5, windowSeconds: 3600, by: 'address' },
  captcha: { max: 60, windowSeconds: 300, by: 'address' },
  upload: { max: 60, windowSeconds: 600, by: 'user' },
  checkout: { max: 20, windowSeconds: 600, by: 'user' },
  hold: { max: 30, windowSeconds: 600, by: 'user' },
  pdf: { max: 30, windowSeconds: 600, by: 'user' },
  sign: { max: 30, windowSeconds: 600, by: 'user' },
  cancellation: { max: 10, windowSeconds: 3600, by: 'user' },
  post: { max: 20, windowSeconds: 3600, by: 'user' },
  /** New properties, and handing them in. */
  listing: { max: 60, windowSeconds: 3600, by: 'user' },
  /** Changes of own properties, which the form saves by itself every few seconds. */
  save: { max: 120, windowSeconds: 60, by: 'user', burst: 60 },
  /** Searches for an address, which the form makes while its user types. Each one asks a service outside. */
  addresses: { max: 120, windowSeconds: 60, by: 'user', burst: 30 },
  /** Copies of the own data. Beyond the first one of a day, a request only returns that one. */
  export: { max: 20, windowSeconds: 3600, by: 'user' },
  export_file: { max: 20, windowSeconds: 3600, by: 'user' },
  /** The request contains the password, so this limits guesses at it. */
  erase: { max: 5, windowSeconds: 3600, by: 'user' },
  contact: { max: 10, windowSeconds: 3600, by: 'address' },
  newsletter: { max: 10, windowSeconds: 3600, by: 'address' },
  /** One address may be a whole office: ten calls a second are more than fifty people make. */
  search: { max: 600, windowSeconds: 60, by: 'address', burst: 150 },
  /** What browsers count about page views: a handful a page, of which only failures are sent at once. */
  beat: { max: 240, windowSeconds: 60, by: 'address', burst: 60 },
  /** Pages rendered on the server that were not cached. Beyond it they are rendered by the browser. */
  page: { max: 120, windowSeconds: 60, by: 'address', burst: 20 },
  /** Pages left to the browser. Beyond it the response is only a time to retry after. */
  pageBeyond: { max: 600, windowSeconds: 60, by: 'address', burst: 100 },
} as const satisfies Record<string, RateLimit>

/** For how many properties the visit endpoint reveals the exact address to a user (RULES.md §7). */
export const addressLimits = {
  /** Within 24 hours. */
  perDay: 10,
  /** In total, until the user's own e-mail address is confirmed. */
  unconfirmed: 3,
} as const

export type RateLimitName = keyof typeof rateLimits

/**
 * Beyond these limits a call needs a solved captcha but is never refused for its number, because attempts by
 * somebody else must not lock a user out (RULES.md §2).
 */
export const captchaLimits = {
  /** Wrong passwords for one e-mail address from one network. */
  loginPair: { max: 5, windowSeconds: 900 },
  /** Wrong passwords for one e-mail address from all networks together. */
  loginAccount: { max: 20, windowSeconds: 3600 },
  /** Requests for a password link to one e-mail address. */
  restoreAccount: { max: 3, windowSeconds: 3600 },
} as const

/**
 * How many mails with a password link one account gets within the window. The earlier links keep working
 * (RULES.md §2).
 */
export const restoreMails = { max: 3, windowSeconds: 1800 } as const
