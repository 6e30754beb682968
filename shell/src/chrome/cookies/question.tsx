import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import type { Consent } from '@metrolibre/platform/host'
import { Box, Button, Container, css, Flex, styles, Text, TextLink, useStyles } from '@metrolibre/ui'
import { Cookie } from '@metrolibre/ui/icons'
import { useEffect, useRef, type RefObject } from 'react'
import { useDeclared } from '../../session/declared.ts'
import { clearPage, releasePage } from './clear-page.ts'
import { useSize } from './use-size.ts'

const policy = '/politicas-cookies'

// What the keyboard of a phone leaves of the window belongs to the field that somebody types into. The bar is moved, not
// hidden, so that it can still be reached with the Tab key, which brings it back.
const questionStyles = styles(
  'cookie-question',
  css`
    @media (max-width: 759px) and (max-height: 560px) {
      :root:has(:is(input, textarea, select):focus) {
        --dock: 0px !important;
      }
      :root:has(:is(input, textarea, select):focus) .ml-cookie-question {
        transform: translateY(100vh);
      }
    }
  `,
)

interface Props {
  over: string
  /** Set when somebody opened the question: it takes the focus, and keeps here what had it before. */
  openerRef?: RefObject<HTMLElement | null>
  onDecide: (choice: Consent['choice']) => void
}

/** The question, in a low bar along the bottom edge that the page ends above. */
export function CookieQuestion({ over, openerRef, onDecide }: Props) {
  useStyles(questionStyles)
  const bar = useSize(clearPage, releasePage)
  const first = useRef<HTMLButtonElement>(null)
  const { formatMessage } = useIntl()
  useEffect(() => {
    if (!openerRef) return
    openerRef.current = document.activeElement as HTMLElement | null
    // A menu that has just closed gives the focus back to its button first.
    const later = setTimeout(() => first.current?.focus(), 50)
    return () => clearTimeout(later)
  }, [openerRef])
  return (
    <Box
      ref={bar}
      className="ml-cookie-question"
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
            <Button ref={first} onClick={() => onDecide('accepted')}>
              <FormattedMessage id="shell.cookies.accept" />
            </Button>
            <Button variant="outline" onClick={() => onDecide('declined')}>
              <FormattedMessage id="shell.cookies.decline" />
            </Button>
          </Flex>
        </Flex>
      </Container>
    </Box>
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
