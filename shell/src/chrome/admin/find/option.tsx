import { Link } from '@metrolibre/platform'
import { Avatar, Box, chakra, Text } from '@metrolibre/ui'
import { Buildings, CalendarCheck, CaretRight, MapPinArea, Receipt } from '@metrolibre/ui/icons'
import { useEffect, useRef, type ReactNode } from 'react'
import type { FoundByAdmin } from './found.ts'
import { Highlight } from './highlight.tsx'

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minH: '56px',
    px: '12px',
    py: '6px',
    borderRadius: 'lg',
    borderInlineStart: '5px solid transparent',
    color: 'fg',
    textDecoration: 'none',
    '&[aria-selected=true]': { bg: 'bg.subtle', borderInlineStartColor: 'huincha.400' },
  },
})

const icons: Readonly<Record<FoundByAdmin['kind'], ReactNode>> = {
  user: null,
  property: <Buildings key="property" />,
  booking: <CalendarCheck key="booking" />,
  payment: <Receipt key="payment" />,
  zone: <MapPinArea key="zone" />,
  page: <CaretRight key="page" />,
}

const Mark = ({ found: { kind, title, image } }: { found: FoundByAdmin }) =>
  kind === 'user' ? (
    <Avatar name={title} size={38} />
  ) : (
    <Box
      aria-hidden="true"
      display="grid"
      placeItems="center"
      w={image ? '52px' : '38px'}
      h="38px"
      flex="none"
      overflow="hidden"
      borderRadius="md"
      bg="bg.subtle"
    >
      {image ? <chakra.img src={image} alt="" w="100%" h="100%" objectFit="cover" /> : icons[kind]}
    </Box>
  )

interface Props {
  id: string
  found: FoundByAdmin
  q: string
  selected: boolean
  onOpen: () => void
  onPoint: () => void
}

/** One result. The focus stays in the field; the arrow keys select. */
export function FoundOption({ id, found, q, selected, onOpen, onPoint }: Props) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const { to, title, text, end } = found
  return (
    <Row
      ref={row}
      id={id}
      to={to}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={onOpen}
      onPointerMove={onPoint}
    >
      <Mark found={found} />
      <Box flex="1" minW="0">
        <Text fontWeight={640} overflowWrap="anywhere">
          <Highlight text={title} q={q} />
        </Text>
        {text && (
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            <Highlight text={text} q={q} />
          </Text>
        )}
      </Box>
      {end && (
        <Text fontWeight={680} whiteSpace="nowrap">
          {end}
        </Text>
      )}
    </Row>
  )
}
