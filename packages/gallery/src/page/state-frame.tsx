import { Box } from '@metrolibre/ui'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

interface Props {
  href: string
  title: string
  /** In px; default: as wide as there is room. */
  width?: number
  /** In px; default: as high as the content. */
  height?: number
}

/** A state in a window of its own, so that it is as on a screen of that width. */
export function StateFrame({ href, title, width, height }: Props) {
  const [content, setContent] = useState(120)
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const main = currentTarget.contentDocument?.querySelector('#root')
    if (height !== undefined || !main) return
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => setContent(Math.ceil(main.getBoundingClientRect().height)))
    observer.current.observe(main)
  }
  return (
    <Box
      as="iframe"
      display="block"
      w="100%"
      maxW={width === undefined ? undefined : `${width}px`}
      mx="auto"
      borderInline={width === undefined ? undefined : '1px dashed'}
      borderColor="border.control"
      h={`${height ?? content}px`}
      {...{ src: href, title, onLoad: follow }}
    />
  )
}
