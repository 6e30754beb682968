import type { Image3d } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { chakra, Flex, IconButton } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'
import { CaretDown, CaretLeft, CaretRight, CaretUp, Minus, Plus } from '@metrolibre/ui/icons'
import { Dialog } from '@metrolibre/ui/overlay'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Around } from './around.tsx'
import { ahead, turned, zoomed } from './look.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: string
  points: readonly (Image3d & { image: string })[]
}

const step = 0.26
const nearer = 0.8

const moves = {
  left: {
    icon: <CaretLeft />,
    key: 'ArrowLeft',
    act: (look: typeof ahead) => turned(look, { yaw: -step, pitch: 0 }),
  },
  right: {
    icon: <CaretRight />,
    key: 'ArrowRight',
    act: (look: typeof ahead) => turned(look, { yaw: step, pitch: 0 }),
  },
  up: {
    icon: <CaretUp />,
    key: 'ArrowUp',
    act: (look: typeof ahead) => turned(look, { yaw: 0, pitch: step }),
  },
  down: {
    icon: <CaretDown />,
    key: 'ArrowDown',
    act: (look: typeof ahead) => turned(look, { yaw: 0, pitch: -step }),
  },
  zoomOut: { icon: <Minus />, key: '-', act: (look: typeof ahead) => zoomed(look, 1 / nearer) },
  zoomIn: { icon: <Plus />, key: '+', act: (look: typeof ahead) => zoomed(look, nearer) },
} as const
const names = Object.keys(moves) as (keyof typeof moves)[]

/** Shows a property from inside: the user looks around at one point, then goes to the next. */
export default function PanoramaDialog({ open, onClose, name, points }: Props) {
  const { formatMessage } = useIntl()
  const say = (id: TextName<'tenants.property.around'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `tenants.property.around.${id}` }, values)
  const [index, setIndex] = useState(0)
  const [look, setLook] = useState(ahead)
  // The key handler is on the bar and everything below it, so the focus starts there.
  const first = useRef<HTMLButtonElement>(null)
  const point = points[index] ?? points[0]!
  const go = (to: number) => {
    setIndex(to)
    setLook(ahead)
  }
  const onKey = (event: KeyboardEvent) => {
    const move = names.find((each) => moves[each].key === event.key)
    if (!move) return
    event.preventDefault()
    setLook(moves[move].act)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('title', { name })}
      closeLabel={say('close')}
      size="lg"
      flush
      initialFocus={first}
    >
      <chakra.fieldset border="0" m="0" p="0" minW="0" aria-label={say('keys')} onKeyDown={onKey}>
        <Around
          key={point.id}
          src={point.image}
          label={say('label', { point: point.name })}
          loadingText={say('loading')}
          failedText={say('failed')}
          look={look}
          onLook={setLook}
        />
        <Flex align="center" justify="space-between" gap="8px" wrap="wrap" px="20px" py="10px">
          <Flex gap="4px">
            {names.map((move, position) => (
              <IconButton
                key={move}
                ref={position === 0 ? first : undefined}
                label={say(move)}
                icon={moves[move].icon}
                onClick={() => setLook(moves[move].act)}
              />
            ))}
          </Flex>
          {points.length > 1 && (
            <Flex gap="8px" wrap="wrap">
              {points.map(({ id, name: text }, position) => (
                <FilterChip key={id} pressed={position === index} onClick={() => go(position)}>
                  {text}
                </FilterChip>
              ))}
            </Flex>
          )}
        </Flex>
      </chakra.fieldset>
    </Dialog>
  )
}
