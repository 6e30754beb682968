import type { Image3d } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Flex } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import { FilterChip, Panorama } from '@metrolibre/ui/parts'
import { useRef, useState } from 'react'
import { propertyWindowTexts } from '../../property/window-texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: string
  points: readonly (Image3d & { image: string })[]
}

const texts = ['keys', 'loading', 'failed', 'left', 'right', 'up', 'down', 'zoomOut', 'zoomIn'] as const

/** Shows a property from inside: the user looks around at one point, then goes to the next. */
export default function PanoramaDialog(props: Props) {
  return (
    <WithTexts texts={propertyWindowTexts}>
      <Points {...props} />
    </WithTexts>
  )
}

function Points({ open, onClose, name, points }: Props) {
  const { formatMessage } = useIntl()
  const say = (id: TextName<'tenants.property.around'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `tenants.property.around.${id}` }, values)
  const [index, setIndex] = useState(0)
  // The viewer takes keys while the focus is in it, so the focus starts there.
  const first = useRef<HTMLButtonElement>(null)
  const point = points[index] ?? points[0]!
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
      <Panorama
        src={point.image}
        firstButton={first}
        texts={{
          ...(Object.fromEntries(texts.map((text) => [text, say(text)])) as Record<
            (typeof texts)[number],
            string
          >),
          label: say('label', { point: point.name }),
        }}
      >
        {points.length > 1 && (
          <Flex gap="8px" wrap="wrap">
            {points.map(({ id, name: text }, position) => (
              <FilterChip key={id} pressed={position === index} onClick={() => setIndex(position)}>
                {text}
              </FilterChip>
            ))}
          </Flex>
        )}
      </Panorama>
    </Dialog>
  )
}
