import { chatLink, mailLink } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { pageChromeAtom, useAtomValue } from '@metrolibre/platform/host'
import { Box, chakra, Flex, Footer, MailAddress } from '@metrolibre/ui'
import { EnvelopeSimple, InstagramLogo, WhatsappLogo } from '@metrolibre/ui/icons'
import { useDeclared } from '../session/declared.ts'
import { footerColumns } from './footer-columns.ts'
import { CountrySwitch } from './country-switch.tsx'
import { CookieSettings } from './cookies/cookie-settings.tsx'
import { NewsletterForm } from './newsletter/newsletter-form.tsx'

/** The footer, unless the page fills the window. */
export const SiteFooter = () => (useAtomValue(pageChromeAtom).footer === 'none' ? null : <WholeFooter />)

/** Links to every page that a remote serves, contact details, country and language. */
function WholeFooter() {
  const { formatMessage } = useIntl()
  const { isServed } = useDeclared()
  const columns = footerColumns
    .map(({ id, links }) => ({
      id,
      title: formatMessage({ id: `shell.footer.${id}` }),
      links: links
        .filter(({ to }) => isServed(to))
        .map((link) => ({ ...link, text: formatMessage({ id: `shell.footer.link.${link.id}` }) })),
    }))
    .filter(({ links }) => links.length > 0)
  return (
    <Footer
      as={Link}
      motto={<FormattedMessage id="shell.footer.motto" />}
      columns={columns}
      contact={
        <Box>
          <NewsletterForm />
          <Contact />
        </Box>
      }
      legal={<FormattedMessage id="shell.footer.copyright" />}
      settings={<CookieSettings />}
      place={<CountrySwitch />}
    />
  )
}

const contact = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minH: '44px',
  textStyle: 'small',
  color: 'inherit',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
} as const

function Contact() {
  const { chatPhone, contactEmail, socialUrl } = useRuntimeConfig()
  const { formatMessage } = useIntl()
  const hello = formatMessage({ id: 'shell.chat.hello' })
  return (
    <Flex columnGap={5} wrap="wrap">
      <chakra.a {...contact} href={socialUrl} target="_blank" rel="noopener noreferrer me">
        <InstagramLogo /> @metrolibre
      </chakra.a>
      <chakra.a {...contact} href={chatLink(chatPhone, hello)} target="_blank" rel="noopener noreferrer">
        <WhatsappLogo /> WhatsApp
      </chakra.a>
      <chakra.a {...contact} href={mailLink(contactEmail)} aria-label={contactEmail}>
        <EnvelopeSimple />
        <Box as="span" minW="0">
          <MailAddress address={contactEmail} />
        </Box>
      </chakra.a>
    </Flex>
  )
}
