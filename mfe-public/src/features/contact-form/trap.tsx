import { Box } from '@metrolibre/ui'
import { type ComponentPropsWithRef, useId } from 'react'

/** A honeypot field that only robots fill in: not visible, not focusable, hidden from screen readers. */
export function Trap({ label, ...input }: { label: string } & ComponentPropsWithRef<'input'>) {
  const id = useId()
  return (
    <Box aria-hidden position="absolute" left="-9999px" w="1px" h="1px" overflow="hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...input} />
    </Box>
  )
}
