import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { pageChromeAtom, useAtomValue } from '@metrolibre/platform/host'
import { chakra } from '@metrolibre/ui'
import { WhatsappLogo } from '@metrolibre/ui/icons'

/** Returns the address of a chat with us that opens with a prepared text. */
export const chatAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`

interface Props {
  /** On a phone, stands where it is rendered instead of floating. */
  standsOnPhone?: boolean
}

/** Floats over the page; on a property's page the text names the property. */
export function ChatLink({ standsOnPhone }: Props) {
  const { chatPhone } = useRuntimeConfig()
  const { chatSubject } = useAtomValue(pageChromeAtom)
  const { formatMessage } = useIntl()
  const text = chatSubject
    ? formatMessage({ id: 'shell.chat.about' }, { name: chatSubject })
    : formatMessage({ id: 'shell.chat.hello' })
  return (
    <aside data-screen-only aria-label={formatMessage({ id: 'shell.chat.text' })}>
      <chakra.a
        href={chatAddress(chatPhone, text)}
        target="_blank"
        rel="noopener noreferrer"
        position={standsOnPhone ? { base: 'static', md: 'fixed' } : 'fixed'}
        right={{ base: '16px', md: '24px' }}
        bottom={{ base: '88px', md: 'calc(24px + var(--dock, 0px))' }}
        zIndex="chat"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="10px"
        h="56px"
        minW="56px"
        px={{ base: 0, md: '20px' }}
        borderRadius="16px"
        bg="cardenillo.700"
        color="piedra.0"
        textStyle="button"
        textDecoration="none"
        boxShadow="3"
        aria-label={formatMessage({ id: 'shell.chat.label' })}
      >
        <WhatsappLogo size={28} />
        <chakra.span display={{ base: 'none', md: 'inline' }}>
          <FormattedMessage id="shell.chat.text" />
        </chakra.span>
      </chakra.a>
    </aside>
  )
}
