import { Link } from '@metrolibre/platform'
import { Flex, TextLink } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** Leads from the page of a record back to its list. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink as={Link} to={to}>
    <Flex as="span" display="inline-flex" gap="2" align="center" minH="44px">
      <ArrowLeft />
      {children}
    </Flex>
  </TextLink>
)
