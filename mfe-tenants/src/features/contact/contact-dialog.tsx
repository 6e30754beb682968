import { callLink, mailLink } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { useFeedback, useIntl, type TextName } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Flex, IconButton, MailAddress, Stack, Text, TextLink } from '@metrolibre/ui'
import { Copy, EnvelopeSimple, Phone } from '@metrolibre/ui/icons'
import { Dialog } from '@metrolibre/ui/overlay'
import type { ReactNode } from 'react'
import { propertyWindowTexts } from '../../property/window-texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: string
  /** Published contact details of the property. */
  email: string | null
  phone: string | null
}

/** Shows how to reach the contact of the property. */
export default function ContactDialog(props: Props) {
  return (
    <WithTexts texts={propertyWindowTexts}>
      <Contact {...props} />
    </WithTexts>
  )
}

function Contact({ open, onClose, name, email, phone }: Props) {
  const { formatMessage } = useIntl()
  const say = (id: TextName<'tenants.property.contact'>) =>
    formatMessage({ id: `tenants.property.contact.${id}` })
  return (
    <Dialog open={open} onClose={onClose} title={say('title')} description={name} closeLabel={say('close')}>
      {email || phone ? (
        <Stack gap={3}>
          {email && (
            <Line
              icon={<EnvelopeSimple />}
              href={mailLink(email)}
              text={email}
              copy={say('copyEmail')}
              copied={say('emailCopied')}
            />
          )}
          {phone && (
            <Line
              icon={<Phone />}
              href={callLink(phone)}
              text={shownPhone(phone)}
              copy={say('copyPhone')}
              copied={say('phoneCopied')}
            />
          )}
        </Stack>
      ) : (
        <Text color="fg.muted">{say('none')}</Text>
      )}
    </Dialog>
  )
}

interface LineProps {
  icon: ReactNode
  href: string
  text: string
  copy: string
  copied: string
}

function Line({ icon, href, text, copy, copied }: LineProps) {
  const { toast, showError } = useFeedback()
  const act = () => navigator.clipboard.writeText(text).then(() => toast(copied), showError)
  return (
    <Flex align="center" gap="12px">
      {icon}
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <TextLink href={href} aria-label={text}>
          <MailAddress address={text} />
        </TextLink>
      </Box>
      <IconButton variant="outline" label={copy} icon={<Copy />} onClick={() => void act()} />
    </Flex>
  )
}
