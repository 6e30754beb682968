/** The kinds of security events (RULES.md §2.73). */
export const securityEventKinds = [
  'registered',
  'login',
  'login_refused',
  'login_new_place',
  'logout_everywhere',
  'password_reset_requested',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'email_confirmed',
  'account_disabled',
  'account_enabled',
  'account_trashed',
  'account_restored',
  'account_erased',
  'role_changed',
  'data_exported',
  'holds_paused',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/**
 * How many days an event is kept, which is long enough to investigate an attack that was noticed late
 * (RULES.md §10.30).
 */
export const securityEventDays = 180
