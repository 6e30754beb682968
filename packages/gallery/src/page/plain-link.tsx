import { Box } from '@metrolibre/ui'

/** A heading that is a link, underlined on hover. */
export const PlainLink = ({ href, children }: { href: string; children: string }) => (
  <Box as="a" color="fg" textDecoration="none" _hover={{ textDecoration: 'underline' }} {...{ href }}>
    {children}
  </Box>
)
