import { FormattedMessage, useRuntimeConfig } from '@metrolibre/platform'
import { TextLink } from '@metrolibre/ui'

/** Address of a chat with us with a text already written. */
export const chatAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** A way to a person, for whoever cannot go on alone. */
export function WriteUs({ about }: { about: string }) {
  const { chatPhone } = useRuntimeConfig()
  return (
    <TextLink href={chatAddress(chatPhone, about)} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="tenants.booking.writeUs" />
    </TextLink>
  )
}
