import { chatLink } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { pageChromeAtom, useAtomValue } from '@metrolibre/platform/host'
import { chakra } from '@metrolibre/ui'
import { WhatsappLogo } from '@metrolibre/ui/icons'
import { useEffect, useRef, useState } from 'react'

/**
 * Floats over the page wherever it covers neither text nor an action, and steps aside everywhere else; the footer has
 * the same link. On a property's page its text names the property.
 */
export function ChatLink() {
  const { chatPhone } = useRuntimeConfig()
  const { chatSubject } = useAtomValue(pageChromeAtom)
  const { formatMessage } = useIntl()
  const link = useRef<HTMLAnchorElement>(null)
  const [aside, setAside] = useState(true)
  useEffect(() => {
    const ended = new AbortController()
    void import(/* webpackMode: "eager" */ './step-aside.ts').then(
      ({ stepAside }) => link.current && stepAside(link.current, setAside, ended.signal),
      // Without this code it stays aside.
      () => {},
    )
    return () => ended.abort()
  }, [])
  const text = chatSubject
    ? formatMessage({ id: 'shell.chat.about' }, { name: chatSubject })
    : formatMessage({ id: 'shell.chat.hello' })
  return (
    <aside data-screen-only aria-label={formatMessage({ id: 'shell.chat.text' })}>
      <chakra.a
        ref={link}
        href={chatLink(chatPhone, text)}
        target="_blank"
        rel="noopener noreferrer"
        position="fixed"
        right={{ base: '16px', md: '24px' }}
        bottom={{ base: 'calc(88px + var(--dock, 0px))', md: 'calc(24px + var(--dock, 0px))' }}
        zIndex="chat"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="10px"
        h="56px"
        minW="56px"
        px={{ base: 0, md: '20px' }}
        // Only forced colours show it.
        border="1px solid transparent"
        borderRadius="16px"
        bg="cardenillo.700"
        color="piedra.0"
        textStyle="button"
        textDecoration="none"
        boxShadow="3"
        opacity={aside ? 0 : 1}
        visibility={aside ? 'hidden' : 'visible'}
        // While it fades, a press is already one on what it covered.
        pointerEvents={aside ? 'none' : undefined}
        transition="opacity 120ms, visibility 120ms"
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
