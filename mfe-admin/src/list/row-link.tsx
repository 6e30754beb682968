import { Link } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { rowLinkAttribute } from './use-list-keys.ts'

const Plain = chakra(Link, {
  base: {
    color: 'inherit',
    fontWeight: 640,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})

/** The link of a row to its page, by a name or a code, which translators leave as it is. Arrow keys move between these links. */
export const RowLink = ({ id, to, children }: { id: string; to: string; children: ReactNode }) => (
  <Plain
    className="ml-target"
    htmlTranslate="no"
    to={to}
    {...{ [rowLinkAttribute]: id }}
    onClick={(event) => event.stopPropagation()}
  >
    {children}
  </Plain>
)
