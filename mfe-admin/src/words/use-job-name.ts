import { useIntl } from '@metrolibre/platform'

/** The jobs that have a name. One that the API has since is shown by its code. */
const named = [
  'announce-publication',
  'change-email',
  'check-ledgers',
  'confirm-email',
  'delete-files',
  'discard-expired-exports',
  'discard-expired-user-sheets',
  'discard-export',
  'discard-files',
  'discard-unused-pictures',
  'end-identity',
  'forget-account-links',
  'forget-beats',
  'forget-captcha-solutions',
  'forget-customer',
  'forget-errors',
  'forget-login-places',
  'forget-rate-limits',
  'forget-refused-webhooks',
  'forget-security-events',
  'leave-newsletter',
  'mail-saved-searches',
  'prepare-export',
  'prepare-user-sheet',
  'prune-releases',
  'registration-notice',
  'restore-password',
  'saved-search-mail',
  'send-mail',
  'settle-moved-visits',
  'sweep-payment-events',
  'tell-new-places',
] as const

const isNamed = (code: string): code is (typeof named)[number] => (named as readonly string[]).includes(code)

/** Returns a function that writes what a job of the queue does. */
export const useJobName = () => {
  const { formatMessage } = useIntl()
  return (code: string): string =>
    isNamed(code) ? formatMessage({ id: `mfe-admin.health.job.${code}` }) : code
}
