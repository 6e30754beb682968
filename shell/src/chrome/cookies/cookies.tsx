import { FormattedMessage, Link, useIntl, useLocation } from '@metrolibre/platform'
import { readConsent, recordConsent, type Consent } from '@metrolibre/platform/host'
import { Box, Button, Container, Flex, Heading, IconButton, Panel, Text, TextLink } from '@metrolibre/ui'
import { Cookie, Nut } from '@metrolibre/ui/icons'
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDeclared } from '../../session/declared.ts'
import { useSize } from './use-size.ts'

const policy = '/politicas-cookies'
const corner = { position: 'fixed', left: { base: '12px', md: '20px' }, zIndex: 'chat' } as const

const neverChangesOutside = () => () => {}

interface Props {
  /**
   * The question stands in a low bar along the bottom edge, for pages with fields and actions wherever they are
   * scrolled to. `over` is what is at that edge on a phone.
   */
  docked?: { readonly over: string }
  /** The button stands where it is rendered instead of floating: on a phone, or on every screen. */
  stands?: 'phone' | 'always'
}

/**
 * Asks once about cookies; afterwards a button opens the question again. Renders nothing before hydration.
 */
export function Cookies({ stands, docked }: Props) {
  const stored = useSyncExternalStore<'unknown' | 'asking' | 'decided'>(
    neverChangesOutside,
    () => (readConsent(localStorage) ? 'decided' : 'asking'),
    () => 'unknown',
  )
  const [chosen, setChosen] = useState<'asking' | 'decided'>()
  // Deferred, so that React renders it in slices: the page has just become responsive.
  const shown = useDeferredValue(stored)
  const state = chosen ?? shown
  const decide = (choice: Consent['choice']) => {
    recordConsent(localStorage, choice)
    setChosen('decided')
  }
  if (state === 'unknown') return null
  // The pressed button disappears, so the focus moves to what replaces it.
  const answersPress = chosen !== undefined
  if (state === 'asking') return <Question docked={docked} takesFocus={answersPress} onDecide={decide} />
  return <Gear stands={stands} takesFocus={answersPress} onOpen={() => setChosen('asking')} />
}

/** Returns a ref to a button that takes the focus when it is mounted, if wanted. */
function useFocus(wanted: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wanted) button.current?.focus()
  }, [wanted])
  return button
}

interface GearProps {
  stands: Props['stands']
  takesFocus: boolean
  onOpen: () => void
}

function Gear({ stands, takesFocus, onOpen }: GearProps) {
  const button = useFocus(takesFocus)
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { chromeOf } = useDeclared()
  // A wizard's bar occupies this corner, so the button appears only on other pages.
  if (chromeOf(pathname) === 'wizard') return null
  return (
    <Box
      data-screen-only
      {...corner}
      {...(stands && { position: { base: 'static', md: stands === 'always' ? 'static' : 'fixed' } })}
      bottom={{ base: '92px', md: '24px' }}
    >
      <IconButton
        ref={button}
        variant="outline"
        icon={<Nut />}
        label={formatMessage({ id: 'shell.cookies.reopen' })}
        onClick={onOpen}
      />
    </Box>
  )
}

interface QuestionProps extends Pick<Props, 'docked'> {
  takesFocus: boolean
  onDecide: (choice: Consent['choice']) => void
}

function Question({ docked, ...question }: QuestionProps) {
  return docked ? <DockedQuestion over={docked.over} {...question} /> : <CornerQuestion {...question} />
}

function Answers({ takesFocus, onDecide }: QuestionProps) {
  const button = useFocus(takesFocus)
  return (
    <>
      <Button ref={button} onClick={() => onDecide('accepted')}>
        <FormattedMessage id="shell.cookies.accept" />
      </Button>
      <Button variant="outline" onClick={() => onDecide('declined')}>
        <FormattedMessage id="shell.cookies.decline" />
      </Button>
    </>
  )
}

function More() {
  const { isServed } = useDeclared()
  if (!isServed(policy)) return null
  return (
    <TextLink as={Link} to={policy}>
      <FormattedMessage id="shell.cookies.more" />
    </TextLink>
  )
}

/** Toasts stand above the card, so that neither lies under the other. */
const raiseToasts = (card: HTMLElement) =>
  document.documentElement.style.setProperty('--corner', `${card.offsetHeight + 12}px`)
const lowerToasts = () => document.documentElement.style.removeProperty('--corner')

function CornerQuestion(answers: QuestionProps) {
  const card = useSize(raiseToasts, lowerToasts)
  const { formatMessage } = useIntl()
  return (
    <Box
      ref={card}
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
              <Answers {...answers} />
              <More />
            </Flex>
          </Box>
        </Flex>
      </Panel>
    </Box>
  )
}

/**
 * Keeps the page clear of the bar: its end can be scrolled out from behind it, what gets the focus is not covered, and
 * the chat stands above it.
 */
function clearPage(bar: HTMLElement) {
  const { documentElement: root, body } = document
  const height = `${bar.offsetHeight}px`
  root.style.setProperty('--dock', height)
  body.style.paddingBottom = height
  root.style.scrollPaddingBottom = `${window.innerHeight - bar.getBoundingClientRect().top + 8}px`
}

function releasePage() {
  const { documentElement: root, body } = document
  root.style.removeProperty('--dock')
  body.style.paddingBottom = ''
  root.style.scrollPaddingBottom = ''
}

function DockedQuestion({ over, ...answers }: QuestionProps & { over: string }) {
  const bar = useSize(clearPage, releasePage)
  const { formatMessage } = useIntl()
  return (
    <Box
      ref={bar}
      data-screen-only
      as="section"
      aria-label={formatMessage({ id: 'shell.cookies.label' })}
      position="fixed"
      insetX={0}
      bottom={{ base: over, md: 0 }}
      zIndex="stickyBar"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.strong"
    >
      <Container width="wizard">
        <Flex
          gap={{ base: '8px', md: '16px' }}
          py={{ base: '10px', md: '12px' }}
          align={{ base: 'stretch', md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
        >
          <Flex gap="12px" align="center" flexGrow={1} minW="0">
            <Cookie size={26} />
            <Text textStyle="small">
              <b>
                <FormattedMessage id="shell.cookies.title" />.
              </b>{' '}
              <FormattedMessage id="shell.cookies.text" /> <More />
            </Text>
          </Flex>
          <Flex gap={2} css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}>
            <Answers {...answers} />
          </Flex>
        </Flex>
      </Container>
    </Box>
  )
}
