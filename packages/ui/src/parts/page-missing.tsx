import { Container, Heading, Stack, Text, type ContainerProps } from '@metrolibre/ui'
import type { ReactNode } from 'react'

export interface PageMissingProps {
  title: ReactNode
  text: ReactNode
  /** A button that leads on. */
  action: ReactNode
  /** That of the page, see `Container`. */
  width?: ContainerProps['width']
}

/** Shown instead of a page whose subject does not exist, or belongs to somebody else. */
export const PageMissing = ({ title, text, action, width }: PageMissingProps) => (
  <Container width={width}>
    <Stack gap="16px" align="flex-start" py={{ base: '40px', md: '72px' }}>
      <Heading as="h1" textStyle="pageTitle">
        {title}
      </Heading>
      <Text textStyle="lead" color="fg.muted" maxW="52ch">
        {text}
      </Text>
      {action}
    </Stack>
  </Container>
)
