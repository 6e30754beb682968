import { Delayed, VisuallyHidden } from '@metrolibre/ui'
import type { ReactNode } from 'react'

export interface PlaceholderProps {
  /** Says to screen readers what is loading. */
  label: ReactNode
  /** The grey boxes, `Skeleton`, instead of the content. */
  children: ReactNode
}

/** Shown instead of content that is loading, if loading takes a while. */
export const Placeholder = ({ label, children }: PlaceholderProps) => (
  <Delayed>
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
    {children}
  </Delayed>
)
