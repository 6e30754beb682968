import { type FocusEventHandler, type ReactNode, useEffect, useRef } from 'react'

const show = (element: Element | null | undefined) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Brings the message of a group into view together with the option that has the focus. It is below all options, so a browser
 * that shows only the focused one may leave it below the window or behind a bar at the bottom of a phone.
 */
export function useMessageInView(error: ReactNode) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isWrong = Boolean(error)
  const bring = () => {
    const focused = document.activeElement
    if (!group.current?.contains(focused)) return
    show(group.current.querySelector(':scope > .ml-field__error'))
    // Where there is no room for both, the focus is what must be seen.
    show(focused)
  }
  useEffect(() => {
    if (isWrong) bring()
  }, [isWrong])
  const onFocus: FocusEventHandler<HTMLFieldSetElement> = ({ currentTarget }) => {
    // An option that moves while it is pressed would get no click.
    if (isWrong && !currentTarget.matches(':active')) bring()
  }
  return { ref: group, onFocus }
}
