import { FormattedMessage, Link } from '@metrolibre/platform'
import { Text, TextLink } from '@metrolibre/ui'
import type { ReactNode } from 'react'

// In a tab of its own, so that what was typed into the form stays.
const linkTo = (to: string) => (text: ReactNode) => (
  <TextLink inline as={Link} to={to} target="_blank">
    {text}
  </TextLink>
)

const links = { terms: linkTo('/terminos'), privacy: linkTo('/politicas-cookies') }

/** Says what a new user agrees to. The server records the version and the language (RULES.md §7.48). */
export const Agreement = () => (
  <Text textStyle="small" color="fg.muted" textAlign="center">
    <FormattedMessage id="shell.register.agreement" values={links} />
  </Text>
)
