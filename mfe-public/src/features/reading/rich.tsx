import { Link, useRuntimeConfig } from '@metrolibre/platform'
import { TextLink } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const linkTo = (to: string) => (text: ReactNode) => (
  <TextLink as={Link} to={to}>
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

/** What long texts may point at: pages by a tag of their name, our address as `{mail}`. */
export function useRichValues() {
  const { contactEmail } = useRuntimeConfig()
  return { ...links, mail: <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink> }
}
