import { Heading, Panel, Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** One part of the sheet, below its title. */
export const InspectionPart = ({ id, title, children }: Props) => (
  <Panel padded as="section" aria-labelledby={`sheet-${id}`}>
    <Heading as="h2" id={`sheet-${id}`} textStyle="cardTitle" mb="3">
      {title}
    </Heading>
    <Stack gap="3" align="stretch">
      {children}
    </Stack>
  </Panel>
)
