import { FormattedMessage, Link, useIntl, useLocation } from '@metrolibre/platform'
import { Box, Button, Flex, Heading, IconButton, Panel, Text, TextLink } from '@metrolibre/ui'
import { Cookie, Nut } from '@metrolibre/ui/icons'
import { useState, useSyncExternalStore } from 'react'
import { useDeclared } from '../../session/declared.ts'
import { readConsent, recordConsent, type Consent } from './consent.ts'

const policy = '/politicas-cookies'
const corner = { position: 'fixed', left: { base: '12px', md: '20px' }, zIndex: 'chat' } as const

const neverChangesOutside = () => () => {}

/** Asks once about cookies; afterwards a gear opens the question again. Nothing before hydration. */
export function Cookies() {
  const stored = useSyncExternalStore<'unknown' | 'asking' | 'decided'>(
    neverChangesOutside,
    () => (readConsent(localStorage) ? 'decided' : 'asking'),
    () => 'unknown',
  )
  const [chosen, setChosen] = useState<'asking' | 'decided'>()
  const state = chosen ?? stored
  const decide = (choice: Consent['choice']) => {
    recordConsent(localStorage, choice)
    setChosen('decided')
  }
  if (state === 'unknown') return null
  if (state === 'asking') return <Question onDecide={decide} />
  return <Gear onOpen={() => setChosen('asking')} />
}

function Gear({ onOpen }: { onOpen: () => void }) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { chromeOf } = useDeclared()
  // The corner belongs to the bar of a wizard; the gear waits on every other page.
  if (chromeOf(pathname) === 'wizard') return null
  return (
    <Box data-screen-only {...corner} bottom={{ base: '92px', md: '24px' }}>
      <IconButton
        variant="outline"
        icon={<Nut />}
        label={formatMessage({ id: 'shell.cookies.reopen' })}
        onClick={onOpen}
      />
    </Box>
  )
}

function Question({ onDecide }: { onDecide: (choice: Consent['choice']) => void }) {
  const { formatMessage } = useIntl()
  const { isServed } = useDeclared()
  return (
    <Box
      data-screen-only
      {...corner}
      right={{ base: '12px', md: 'auto' }}
      bottom={{ base: '92px', md: '24px' }}
      maxW="500px"
    >
      <Panel as="section" padded raised aria-label={formatMessage({ id: 'shell.cookies.label' })}>
        <Flex gap={3} align="flex-start">
          <Cookie size={28} />
          <Box>
            <Heading as="h2" textStyle="cardTitle">
              <FormattedMessage id="shell.cookies.title" />
            </Heading>
            <Text textStyle="small" color="fg.muted" mt={1}>
              <FormattedMessage id="shell.cookies.text" />
            </Text>
            <Flex gap={2} mt={4} align="center" wrap="wrap">
              <Button onClick={() => onDecide('accepted')}>
                <FormattedMessage id="shell.cookies.accept" />
              </Button>
              <Button variant="outline" onClick={() => onDecide('declined')}>
                <FormattedMessage id="shell.cookies.decline" />
              </Button>
              {isServed(policy) && (
                <TextLink as={Link} to={policy}>
                  <FormattedMessage id="shell.cookies.more" />
                </TextLink>
              )}
            </Flex>
          </Box>
        </Flex>
      </Panel>
    </Box>
  )
}
