import { callLink, mailLink } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { FormattedMessage } from '@metrolibre/platform'
import { chakra, Flex, Heading, MailAddress, TextLink } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  email: string | null
  phone: string | null
}

/** How to reach the other side of a paid booking. */
export function Contact({ title, email, phone }: Props) {
  const rows = [
    {
      id: 'phone',
      value: phone === null ? null : shownPhone(phone),
      href: phone === null ? undefined : callLink(phone),
    },
    { id: 'email', value: email, href: email === null ? undefined : mailLink(email) },
  ] as const
  return (
    <section>
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      <chakra.dl mt="2" display="grid" gap="2" textStyle="small">
        {rows.map(
          (row) =>
            row.value && (
              <Flex key={row.id} justify="space-between" gap="4">
                <chakra.dt color="fg.muted" flex="none">
                  <FormattedMessage id={`mfe-owners.reservation.stay.${row.id}`} />
                </chakra.dt>
                <chakra.dd fontWeight={640} textAlign="end" minW="0" overflowWrap="anywhere">
                  <TextLink href={row.href} aria-label={row.value}>
                    <MailAddress address={row.value} />
                  </TextLink>
                </chakra.dd>
              </Flex>
            ),
        )}
      </chakra.dl>
    </section>
  )
}
