import { session } from '@metrolibre/api-client'
import type { User } from '@metrolibre/contract'
import { locales, useFeedback, useIntl, usePageMutation, useSession, type Locale } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { SegmentedControl } from '@metrolibre/ui/form'

/** The language of mails and documents, saved at once. */
export function MailLanguage({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { reload } = useSession()
  const { toast, showError } = useFeedback()
  const save = usePageMutation(session.update(user.id))
  // The segment changes at once, and back if it could not be saved.
  const chosen = save.isPending ? save.variables.language : undefined
  const change = async (language: Locale) => {
    try {
      await save.mutateAsync({ language })
      toast(formatMessage({ id: 'mfe-owners.profile.saved' }))
      await reload()
    } catch (error) {
      await showError(error)
    }
  }
  return (
    <Box minW="220px">
      <SegmentedControl
        compact
        labelHidden
        label={formatMessage({ id: 'mfe-owners.profile.settings.mailLanguage' })}
        options={locales.map((value) => ({
          value,
          label: formatMessage({ id: `mfe-owners.profile.settings.language.${value}` }),
        }))}
        value={chosen ?? user.language}
        onValueChange={(language) => void change(language)}
      />
    </Box>
  )
}
