import { Link } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { ActionRow } from '../../../parts/action-row.tsx'

interface Props {
  /** The way back to the booking. */
  back: { to: string; text: string }
  children: ReactNode
}

/** The buttons at the end of the page: back to the booking, and what can be done. */
export const Actions = ({ back, children }: Props) => (
  <ActionRow>
    <Button as={Link} to={back.to} variant="outline">
      <ArrowLeft /> {back.text}
    </Button>
    {children}
  </ActionRow>
)
