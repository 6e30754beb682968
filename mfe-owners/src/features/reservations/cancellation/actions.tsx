import { Link } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

interface Props {
  /** The way back to the booking. */
  back: { to: string; text: string }
  children: ReactNode
}

/** The buttons at the end of the page: back to the booking, and what can be done. */
export const Actions = ({ back, children }: Props) => (
  <Flex
    justify="space-between"
    gap="3"
    wrap="wrap"
    borderTopWidth="1px"
    borderColor="border"
    pt="5"
    direction={{ base: 'column-reverse', md: 'row' }}
  >
    <Button as={Link} to={back.to} variant="outline">
      <ArrowLeft /> {back.text}
    </Button>
    {children}
  </Flex>
)
