import { Link, useIntl } from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { Box, chakra, List, ListItem, ticksDown } from '@metrolibre/ui'
import { ArrowSquareOut } from '@metrolibre/ui/icons'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNav } from '../nav/use-nav.ts'
import { adminIcon } from './admin-icons.tsx'
import { usePageCounts } from './use-page-counts.ts'

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minH: '42px',
    px: '12px',
    borderRadius: 'md',
    color: 'tinta.fg',
    textDecoration: 'none',
    fontWeight: 560,
    _hover: { bg: 'tinta.panel' },
    '&[aria-current]': { bg: 'tinta.panel', color: 'piedra.0', fontWeight: 640 },
  },
})

interface EntryProps {
  to: string
  icon: ReactNode
  text: ReactNode
  /** How many rows the list of the page has. */
  count?: string | undefined
  current?: boolean
}

const Entry = ({ to, icon, text, count, current }: EntryProps) => {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The list is longer than most screens, and a page can be opened by its address.
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <ListItem position="relative" px="14px">
      {current && (
        <Box
          position="absolute"
          insetInlineStart="0"
          top="7px"
          w="6px"
          h="28px"
          background={`${ticksDown({ every: '5px', length: '60%' })}, {colors.tape.fill}`}
        />
      )}
      <Row ref={row} to={to} aria-current={current ? 'page' : undefined}>
        {icon}
        {text}
        {count && (
          <Box as="span" aria-hidden ms="auto" fontStretch="84%" fontSize="sm" color="tinta.muted">
            {count}
          </Box>
        )}
      </Row>
    </ListItem>
  )
}

const Line = () => (
  <ListItem aria-hidden borderTop="1px solid" borderColor="tinta.border" mx="14px" my="10px" />
)

/** Links to every administration page that a remote serves, and back to the site. */
export function AdminLinks() {
  const { formatMessage } = useIntl()
  const { admin } = useNav()
  // This component may load after the session is known, so it first renders the empty list of the server.
  const pages = useHydrated() ? admin : []
  const countOf = usePageCounts(pages.length > 0)
  return (
    <chakra.nav aria-label={formatMessage({ id: 'shell.nav.admin' })} flex="1">
      <List display="grid" gap="2px">
        {pages
          .filter(({ apart }) => !apart)
          .map(({ id, apart: _apart, ...page }) => (
            <Entry key={id} {...page} icon={adminIcon(page.to, page.current)} count={countOf(page.to)} />
          ))}
        <Line />
        {pages
          .filter(({ apart }) => apart)
          .map(({ id, apart: _apart, ...page }) => (
            <Entry key={id} {...page} icon={adminIcon(page.to, page.current)} />
          ))}
        <Entry to="/" icon={<ArrowSquareOut />} text={formatMessage({ id: 'shell.nav.toSite' })} />
      </List>
    </chakra.nav>
  )
}
