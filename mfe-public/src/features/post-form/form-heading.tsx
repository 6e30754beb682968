import { Heading, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The heading of the form, with a line about what happens to what is sent. */
export const FormHeading = ({ title, lead }: { title: ReactNode; lead: ReactNode }) => (
  <>
    <Heading as="h1" textStyle="pageTitle" mt="2">
      {title}
    </Heading>
    <Text color="fg.muted" mt="2">
      {lead}
    </Text>
  </>
)
