import { chatLink } from '@metrolibre/contract'
import { FormattedMessage, useRuntimeConfig } from '@metrolibre/platform'
import { TextLink } from '@metrolibre/ui'

/** A link to a chat with us, for users who need help. */
export function WriteUs({ about }: { about: string }) {
  const { chatPhone } = useRuntimeConfig()
  return (
    <TextLink href={chatLink(chatPhone, about)} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="tenants.booking.writeUs" />
    </TextLink>
  )
}
