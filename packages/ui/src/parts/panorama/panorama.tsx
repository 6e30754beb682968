import { chakra, Flex, IconButton } from '@metrolibre/ui'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { Around } from './around.tsx'
import { ahead } from './look.ts'
import { type Move, moveNames, moves } from './moves.tsx'

export interface PanoramaProps {
  /** Address of an equirectangular picture, which is twice as wide as high. */
  src: string
  texts: Record<Move, string> & {
    /** What the picture shows, for screen readers. */
    label: string
    /** The name of the viewer and its keys, for screen readers. */
    keys: string
    loading: string
    failed: string
  }
  /** Ref to the first button; the keys work while the focus is in the viewer. */
  firstButton?: Ref<HTMLButtonElement>
  /** Whether it is part of a page that scrolls; then only buttons and keys zoom. Default: it fills a dialog. */
  embedded?: boolean
  /** Shown next to the buttons, such as a choice of pictures. */
  children?: ReactNode
}

/** Shows a picture of 360 degrees from inside: its user looks around by dragging, or with keys and buttons. */
export function Panorama({ src, texts, firstButton, embedded = false, children }: PanoramaProps) {
  const [seen, setSeen] = useState({ src, look: ahead })
  // Another picture is seen from its start.
  if (seen.src !== src) setSeen({ src, look: ahead })
  const setLook = (change: (look: typeof ahead) => typeof ahead) =>
    setSeen((now) => ({ ...now, look: change(now.look) }))
  const onKey = (event: KeyboardEvent) => {
    const move = moveNames.find((each) => moves[each].key === event.key)
    if (!move) return
    event.preventDefault()
    setLook(moves[move].act)
  }
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0" aria-label={texts.keys} onKeyDown={onKey}>
      <Around
        key={src}
        src={src}
        label={texts.label}
        loadingText={texts.loading}
        failedText={texts.failed}
        embedded={embedded}
        look={seen.look}
        onLook={setLook}
      />
      <Flex align="center" justify="space-between" gap="8px" wrap="wrap" px="20px" py="10px">
        <Flex gap="4px" wrap="wrap">
          {moveNames.map((move, position) => (
            <IconButton
              key={move}
              ref={position === 0 ? firstButton : undefined}
              label={texts[move]}
              icon={moves[move].icon}
              onClick={() => setLook(moves[move].act)}
            />
          ))}
        </Flex>
        {children}
      </Flex>
    </chakra.fieldset>
  )
}
