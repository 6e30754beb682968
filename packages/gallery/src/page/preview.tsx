import { Box } from '@metrolibre/ui'
import { useEffect, useRef, useState } from 'react'
import type { Example } from '../example.ts'
import { useGalleryTexts } from '../texts/use-say.ts'

/** In px. */
const height = 168
const zoom = 0.7

/** Returns whether an element has been in the window, or close to it. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    if (ref.current && !near) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}

/** The first state of a component, small and out of reach of pointer, keyboard and screen readers. */
export function ExamplePreview({ example: { states } }: { example: Example }) {
  const say = useGalleryTexts()
  const { ref, near } = useNear()
  const [first] = states
  const shown = first && !first.window && !first.heavy ? first : undefined
  return (
    <Box
      ref={ref}
      h={`${height}px`}
      overflow="hidden"
      contain="layout"
      bg={shown ? 'bg.panel' : 'bg.subtle'}
      borderBottom="1px solid"
      borderColor="border"
      {...{ inert: true }}
    >
      {shown && near && (
        <Box
          css={{ zoom }}
          display="grid"
          alignContent="safe center"
          minH={`${height / zoom}px`}
          p={shown.flush ? 0 : '28px'}
        >
          <Box minW={0}>
            <shown.Show title={say(`gallery.state.${shown.id}`)} />
          </Box>
        </Box>
      )}
    </Box>
  )
}
