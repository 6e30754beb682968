import { useEffect, useRef } from 'react'

/**
 * Returns the ref of a page's title, which takes the focus once an answer changes the stage: the button that was
 * pressed is gone with the earlier stage, and on a phone the title is far above it.
 *
 * @param stage undefined while it is loading
 */
export function useStageTitle(stage: string | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current && stage && before.current !== stage) title.current?.focus()
    before.current = stage ?? before.current
  }, [stage])
  return title
}
