export interface RateLimit {
  readonly max: number
  readonly windowSeconds: number
  /** What calls are counted by: the network address, the signed-in user, the mailbox that a mail goes to, or a mailed link. */
  readonly by: 'address' | 'user' | 'email' | 'link'
  /**
   * Set for calls that are too frequent to be counted in the database. Each process counts them in memory, as
   * an even flow; this many may come at once.
   */
  readonly burst?: number
  /**
   * What proves that a call is not one of many that a program makes. With it a call is never refused for the number of those from
   * its network, which may be a whole office: only calls without it count, and those whose proof turns out to be wrong. `captcha`
   * is a solved captcha in the body (`recaptchaToken`), `link` the link in it, which was mailed and works once.
   */
  readonly proof?: 'captcha' | 'link'
}

/** The limits of the guarded endpoints. A call beyond them gets 429 with `Retry-After` (RULES.md §10.1, §10.8). */
export const rateLimits = {
  login: { max: 100, windowSeconds: 300, by: 'address', proof: 'captcha' },
  register: { max: 10, windowSeconds: 3600, by: 'address', proof: 'captcha' },
  restore: { max: 25, windowSeconds: 3600, by: 'address', proof: 'captcha' },
  password: { max: 10, windowSeconds: 3600, by: 'address', proof: 'link' },
  /** Passwords that are tried with one link: each is hashed, and may be refused as too simple. */
  link_password: { max: 20, windowSeconds: 3600, by: 'link' },
  /** The request contains the password, so this limits guesses at it as well as mails to strangers. */
  email_change: { max: 5, windowSeconds: 3600, by: 'user' },
  confirmation: { max: 5, windowSeconds: 3600, by: 'user' },
  /** How many links of one kind are mailed to one mailbox because others named it. */
  mailbox: { max: 5, windowSeconds: 86_400, by: 'email' },
  link: { max: 30, windowSeconds: 3600, by: 'address', proof: 'link' },
  /** Registrations and restores without a solved captcha. Beyond it a captcha is required. */
  unproven: { max: 5, windowSeconds: 3600, by: 'address' },
  /** Everybody of a large office needs a captcha of their own, and one costs the server two milliseconds. */
  captcha: { max: 600, windowSeconds: 300, by: 'address' },
  upload: { max: 60, windowSeconds: 600, by: 'user' },
  checkout: { max: 20, windowSeconds: 600, by: 'user' },
  hold: { max: 30, windowSeconds: 600, by: 'user' },
  pdf: { max: 30, windowSeconds: 600, by: 'user' },
  /** Documents that a link opens in a tab, without a bearer. Only those who may read one get its link. */
  document: { max: 120, windowSeconds: 600, by: 'address' },
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
  /** Accounts for payouts that are asked for. Each mails a code. */
  payout_account: { max: 10, windowSeconds: 3600, by: 'user' },
  /** Codes that are typed for them, beyond the few tries of each. */
  payout_code: { max: 30, windowSeconds: 3600, by: 'user' },
  contact: { max: 10, windowSeconds: 3600, by: 'address', proof: 'captcha' },
  /** Visits booked here. Each mails the address that was typed. */
  visit: { max: 10, windowSeconds: 3600, by: 'address', proof: 'captcha' },
  newsletter: { max: 10, windowSeconds: 3600, by: 'address', proof: 'captcha' },
  /** One address may be a whole office: ten calls a second are more than fifty people make. */
  search: { max: 600, windowSeconds: 60, by: 'address', burst: 150 },
  /** What anybody may read. A page makes a handful of such calls, which count for its visitor. */
  read: { max: 3000, windowSeconds: 60, by: 'address', burst: 600 },
  /** Descriptions of the API, which are made once and hardly ever read. */
  description: { max: 60, windowSeconds: 60, by: 'address', burst: 20 },
  /** What monitoring and balancers ask. */
  probe: { max: 600, windowSeconds: 60, by: 'address', burst: 200 },
  /** Notices of services outside, which come from few addresses, many at once, and again after a refusal. */
  webhook: { max: 1200, windowSeconds: 60, by: 'address', burst: 600 },
  /** Pictures and the files of apps: a page loads dozens. */
  file: { max: 30_000, windowSeconds: 60, by: 'address', burst: 5000 },
  /** Calls of a signed-in user that have no limit of their own. */
  own: { max: 600, windowSeconds: 60, by: 'user', burst: 200 },
  /** Calls of an admin, who works through lists. */
  office: { max: 1200, windowSeconds: 60, by: 'user', burst: 400 },
  /** Calls of teams and composers, which fetch and send versions file by file. */
  release: { max: 12_000, windowSeconds: 60, by: 'address', burst: 6000 },
  /** What browsers count about page views: a handful a page; only failures are sent at once. */
  beat: { max: 240, windowSeconds: 60, by: 'address', burst: 60 },
  /** Pages rendered on the server that were not cached. Beyond it they are rendered by the browser. */
  page: { max: 120, windowSeconds: 60, by: 'address', burst: 20 },
  /** Pages left to the browser. Beyond it the response is only a time to retry after. */
  pageBeyond: { max: 600, windowSeconds: 60, by: 'address', burst: 100 },
} as const satisfies Record<string, RateLimit>

/** For how many properties the visit endpoint reveals the exact address to a user (RULES.md §7.4). */
export const addressLimits = {
  /** Within 24 hours. */
  perDay: 10,
  /** In total, until the user's own e-mail address is confirmed. */
  unconfirmed: 3,
} as const

export type RateLimitName = keyof typeof rateLimits

/**
 * Beyond these limits a call needs a solved captcha but is never refused for its number, because attempts by
 * somebody else must not lock a user out (RULES.md §2.38, §2.40).
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
 * How many notices of one kind a mailbox gets within the window, no matter who asks for them. The links in earlier ones keep working
 * (RULES.md §2.61).
 */
export const noticeLimit = { max: 3, windowSeconds: 3600 } as const
