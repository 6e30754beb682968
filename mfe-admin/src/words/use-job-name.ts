import { useIntl } from '@metrolibre/platform'

/** The jobs that have a name. One that the API has since is shown by its code. */
const named = [
  'announce-publication',
  'change-email',
  'confirm-email',
  'delete-files',
  'discard-export',
  'discard-files',
  'end-identity',
  'forget-customer',
  'leave-newsletter',
  'prepare-export',
  'prepare-user-sheet',
  'registration-notice',
  'restore-password',
  'saved-search-mail',
  'send-mail',
  'tell-new-places',
] as const

const isNamed = (code: string): code is (typeof named)[number] => (named as readonly string[]).includes(code)

/** Returns a function that writes what a job of the queue does. */
export const useJobName = () => {
  const { formatMessage } = useIntl()
  return (code: string): string =>
    isNamed(code) ? formatMessage({ id: `mfe-admin.health.job.${code}` }) : code
}
