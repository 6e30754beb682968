import { useTitle } from '../locale/use-title.ts'
import { Container, Heading, Stack, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** The button that leads on. */
  children: ReactNode
}

/** Shown in place of a page that nobody may enter yet. The screen behind the guard, which titles its page, is not loaded. */
export function GuardNotice({ title, text, children }: Props) {
  useTitle(title)
  return (
    <Container>
      <Stack gap={4} py={20} align="flex-start">
        <Heading as="h1" textStyle="section">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
        {children}
      </Stack>
    </Container>
  )
}
