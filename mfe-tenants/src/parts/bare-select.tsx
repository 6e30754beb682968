import { chakra } from '@metrolibre/ui'
import { CaretDown } from '@metrolibre/ui/icons'
import type { ComponentProps } from 'react'

/** A select without a frame, for a place that has one or needs none. Its caret is drawn here, alike in all browsers. */
export function BareSelect(props: ComponentProps<typeof chakra.select>) {
  return (
    <>
      <chakra.select
        bg="transparent"
        border="0"
        color="inherit"
        font="inherit"
        cursor="pointer"
        {...props}
        // Under the caret too, which takes no presses.
        me="-22px"
        pe="22px"
      />
      <chakra.span aria-hidden flex="none" display="inline-flex" pointerEvents="none">
        <CaretDown size={16} />
      </chakra.span>
    </>
  )
}
