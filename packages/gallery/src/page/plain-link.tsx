import { Box, type BoxProps } from '@metrolibre/ui'

interface Props {
  href: string
  children: string
}

const look: BoxProps = {
  as: 'a',
  color: 'fg',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
}

/** A heading that is a link, underlined on hover. */
export const PlainLink = ({ href, children }: Props) => (
  <Box {...look} {...{ href }}>
    {children}
  </Box>
)

/** The heading of a card, whose link covers the whole card. */
export const PlainCardLink = ({ href, children }: Props) => (
  <Box {...look} _after={{ content: '""', position: 'absolute', inset: 0 }} {...{ href }}>
    {children}
  </Box>
)
