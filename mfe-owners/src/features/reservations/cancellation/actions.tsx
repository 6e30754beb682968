import { Link, usePageChrome } from '@metrolibre/platform'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'

interface Props {
  /** The way back to the booking. */
  back: { to: string; text: string }
  children: ReactNode
}

/** The buttons at the end of the page: back to the booking, and what can be done. On a phone they stay in sight. */
export function CancellationActions({ back, children }: Props) {
  usePageChrome({ bottomBar: 'own' })
  return <StepActions back={<BackButton as={Link} to={back.to} text={back.text} />} next={children} />
}
