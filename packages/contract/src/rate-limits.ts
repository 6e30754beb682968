export interface RateLimit {
  readonly max: number
  readonly windowSeconds: number
  /** What is counted: the network address, the signed-in user, or the mailbox that a mail goes to. */
  readonly by: 'address' | 'user' | 'email'
  /**
   * For calls too frequent to be written down: each process counts for itself, as an even flow of which so many may come
   * at once.
   */
  readonly burst?: number
}

/** Windows of the guarded calls; refused calls get 429 with `Retry-After`. RULES §10. */
export const rateLimits = {
  login: { max: 100, windowSeconds: 300, by: 'address' },
  register: { max: 10, windowSeconds: 3600, by: 'address' },
  restore: { max: 25, windowSeconds: 3600, by: 'address' },
  password: { max: 10, windowSeconds: 3600, by: 'address' },
  /** Asked for with the password: it bounds guesses at it too, and mails to strangers. */
  email_change: { max: 5, windowSeconds: 3600, by: 'user' },
  confirmation: { max: 5, windowSeconds: 3600, by: 'user' },
  /** Links of one kind that one mailbox gets because others named it; more are not sent. */
  mailbox: { max: 5, windowSeconds: 86_400, by: 'email' },
  link: { max: 30, windowSeconds: 3600, by: 'address' },
  /** Registrations and restores without a solved captcha; beyond it one is wanted. */
  unproven: { max: 5, windowSeconds: 3600, by: 'address' },
  captcha: { max: 60, windowSeconds: 300, by: 'address' },
  upload: { max: 60, windowSeconds: 600, by: 'user' },
  checkout: { max: 20, windowSeconds: 600, by: 'user' },
  hold: { max: 30, windowSeconds: 600, by: 'user' },
  pdf: { max: 30, windowSeconds: 600, by: 'user' },
  sign: { max: 30, windowSeconds: 600, by: 'user' },
  post: { max: 20, windowSeconds: 3600, by: 'user' },
  contact: { max: 10, windowSeconds: 3600, by: 'address' },
  newsletter: { max: 10, windowSeconds: 3600, by: 'address' },
  /** An address may be a whole office: ten a second are more than fifty people ask for. */
  search: { max: 600, windowSeconds: 60, by: 'address', burst: 150 },
  /** Pages finished on the server that were not at hand; what comes beyond is drawn by the browser. */
  page: { max: 120, windowSeconds: 60, by: 'address', burst: 20 },
  /** Of those left to the browser: beyond it nothing is sent but when to come back. */
  pageBeyond: { max: 600, windowSeconds: 60, by: 'address', burst: 100 },
} as const satisfies Record<string, RateLimit>

/** Of how many properties a person is told the exact address by the visit call. RULES §7. */
export const addressLimits = {
  /** Within 24 hours. */
  perDay: 10,
  /** In all, until the person's own address is confirmed. */
  unconfirmed: 3,
} as const

export type RateLimitName = keyof typeof rateLimits

/**
 * Beyond these a call wants a solved captcha and is never refused for its number: what somebody else sends in
 * another's name must not keep that person out. RULES §2.
 */
export const captchaLimits = {
  /** Wrong passwords for one e-mail address from one network. */
  loginPair: { max: 5, windowSeconds: 900 },
  /** Wrong passwords for one e-mail address from all networks together. */
  loginAccount: { max: 20, windowSeconds: 3600 },
  /** Links asked for to one e-mail address. */
  restoreAccount: { max: 3, windowSeconds: 3600 },
} as const

/** Mails with a link to a new password that one account gets at most; earlier ones work on meanwhile. RULES §2. */
export const restoreMails = { max: 3, windowSeconds: 1800 } as const
