import type { ComponentPropsWithoutRef } from 'react'

/** Read aloud, not drawn. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span className="ml-hidden" {...props} />
}
