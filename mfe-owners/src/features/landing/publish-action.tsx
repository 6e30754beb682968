import { FormattedMessage, Link, useIntl, useRuntimeConfig, useSession } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { WhatsappLogo } from '@metrolibre/ui/icons'
import { chatAddress } from '../../browser/chat-address.ts'

/**
 * The main action of the page: visitors log in, owners go to their workspace; new properties are offered to
 * our team by chat.
 */
export function PublishAction() {
  const { user, openLogin } = useSession()
  const publish = <FormattedMessage id="mfe-owners.owner.publish" />
  if (!user)
    return (
      <Button variant="cta" size="lg" onClick={() => openLogin()}>
        {publish}
      </Button>
    )
  return user.isOwner ? (
    <Flex gap="3" wrap="wrap">
      <Button as={Link} to="/my-locations/reservations?view=owner" variant="cta" size="lg">
        <FormattedMessage id="mfe-owners.owner.workspace" />
      </Button>
      <ChatButton variant="outline" />
    </Flex>
  ) : (
    <ChatButton variant="cta" />
  )
}

function ChatButton({ variant }: { variant: 'cta' | 'outline' }) {
  const { formatMessage } = useIntl()
  const { chatPhone } = useRuntimeConfig()
  const text = formatMessage({ id: 'mfe-owners.owner.chatText' })
  return (
    <Button
      as="a"
      href={chatAddress(chatPhone, text)}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      size="lg"
      icon={<WhatsappLogo />}
    >
      <FormattedMessage id="mfe-owners.owner.publishByChat" />
    </Button>
  )
}
