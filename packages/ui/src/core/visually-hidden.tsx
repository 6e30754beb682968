import type { ComponentPropsWithoutRef } from 'react'

/** Text for screen readers that is not shown. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span className="ml-hidden" {...props} />
}
