import { storedEmail, type AdminUser } from '@metrolibre/contract'
import { useFeedback, useIntl } from '@metrolibre/platform'

// Longer addresses are cut off by some mail programs.
const longest = 1_800

/** The address that starts a mail to people who don't see each other's addresses; undefined if it is too long. */
export const mailTo = (emails: readonly string[]): string | undefined => {
  const address = `mailto:?bcc=${emails.map((email) => encodeURIComponent(storedEmail(email) ?? email)).join(',')}`
  return address.length <= longest ? address : undefined
}

/**
 * Returns a function that starts a mail to users who don't see each other's addresses. If they are too many for an
 * address of a mail, their addresses are copied instead.
 */
export const useWriteTo = () => {
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  return async (users: readonly AdminUser[]): Promise<void> => {
    const emails = users.map(({ email }) => email)
    const address = mailTo(emails)
    if (address !== undefined) {
      window.location.assign(address)
      return
    }
    await navigator.clipboard.writeText(emails.join(', '))
    toast(formatMessage({ id: 'mfe-admin.users.bulk.copied' }, { count: users.length }))
  }
}
