import { FormattedMessage, useRuntimeConfig } from '@metrolibre/platform'
import { TextLink } from '@metrolibre/ui'

/** Returns the address of a chat with us that opens with a prepared text. */
export const chatAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** A link to a chat with us, for users who need help. */
export function WriteUs({ about }: { about: string }) {
  const { chatPhone } = useRuntimeConfig()
  return (
    <TextLink href={chatAddress(chatPhone, about)} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="tenants.booking.writeUs" />
    </TextLink>
  )
}
