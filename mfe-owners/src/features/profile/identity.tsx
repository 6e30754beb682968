import type { User } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, useSession } from '@metrolibre/platform'
import { Avatar, Button, Flex, Heading, IconButton, Text } from '@metrolibre/ui'
import { Copy, SignOut } from '@metrolibre/ui/icons'

/** The user whose profile it is, with the logout button. */
export function IdentitySettings({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { logout } = useSession()
  const { toast, showError } = useFeedback()
  const name = `${user.firstName} ${user.lastName}`
  const copy = () =>
    navigator.clipboard
      .writeText(user.email)
      .then(() => toast(formatMessage({ id: 'mfe-owners.profile.emailCopied' })), showError)
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <Avatar name={name} size={64} />
      <Flex direction="column" flex="1" minW="min(240px, 60%)">
        <Heading as="h1" textStyle="pageTitle" overflowWrap="anywhere" htmlTranslate="no">
          {name}
        </Heading>
        <Flex align="center" gap="1">
          <Text color="fg.muted" overflowWrap="anywhere">
            {user.email}
          </Text>
          <IconButton
            size="sm"
            label={formatMessage({ id: 'mfe-owners.profile.copyEmail' })}
            icon={<Copy size={18} />}
            onClick={() => void copy()}
          />
        </Flex>
      </Flex>
      <Button variant="outline" icon={<SignOut />} onClick={() => void logout().catch(showError)}>
        <FormattedMessage id="mfe-owners.profile.logout" />
      </Button>
    </Flex>
  )
}
