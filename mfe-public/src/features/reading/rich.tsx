import { payoutDays, usualCommission } from '@metrolibre/contract'
import { Link, useRuntimeConfig } from '@metrolibre/platform'
import { MailAddress, TextLink } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const linkTo = (to: string) => (text: ReactNode) => (
  <TextLink inline as={Link} to={to}>
    {text}
  </TextLink>
)

const links = {
  terms: linkTo('/terminos'),
  privacy: linkTo('/politicas-cookies'),
  questions: linkTo('/preguntas'),
  write: linkTo('/preguntas#escribenos'),
  how: linkTo('/casos-de-exito'),
  owners: linkTo('/propiedad'),
  tenants: linkTo('/propietario'),
  verify: linkTo('/contrato'),
}

/** The notice of licences is no page of the app but a text of the server. */
const software = (text: ReactNode) => (
  <TextLink inline href="/licences.txt">
    {text}
  </TextLink>
)

/**
 * Returns the values for long texts: links to pages as tags, our e-mail address as `{mail}`, and what they name that is a
 * rule of the product.
 */
export function useRichValues() {
  const { contactEmail } = useRuntimeConfig()
  return {
    ...links,
    software,
    commission: usualCommission,
    days: payoutDays,
    mail: (
      <TextLink inline href={`mailto:${contactEmail}`} aria-label={contactEmail}>
        <MailAddress address={contactEmail} />
      </TextLink>
    ),
  }
}
