import type { ListingStage } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { chakra, tapeFill, VisuallyHidden } from '@metrolibre/ui'

const marks = ['submitted', 'visited', 'evaluated', 'signed', 'published'] as const

/** How many marks a stage has behind it. */
const passed: Readonly<Record<ListingStage, number>> = {
  draft: 0,
  submitted: 1,
  visit_scheduled: 1,
  evaluated: 3,
  declined: 3,
  accepted: 4,
  published: 5,
}

/** How far a property is on its way to being published: a tape with five marks. */
export function StageTape({ stage }: { stage: ListingStage }) {
  const { formatMessage } = useIntl()
  const done = passed[stage]
  return (
    <chakra.ol
      aria-label={formatMessage({ id: 'mfe-owners.panel.stages' })}
      listStyleType="none"
      p="0"
      m="0"
      display="grid"
      gridTemplateColumns="repeat(5, minmax(0, 1fr))"
      gap="2px"
    >
      {marks.map((mark, index) => {
        const isDone = index < done
        return (
          <chakra.li
            key={mark}
            aria-current={index === done ? 'step' : undefined}
            minW="0"
            fontSize={{ base: '0.6875rem', sm: 'xs' }}
            lineHeight="1.4"
            fontStretch="80%"
            fontWeight={index === done ? 700 : 540}
            color={isDone || index === done ? 'fg' : 'fg.subtle'}
          >
            <chakra.span
              aria-hidden
              display="block"
              h="10px"
              mb="4px"
              borderRadius="2px"
              bg="bg.subtle"
              // Forced colours draw an outline of it, and leave the tape of what is done as it is.
              outline="1px solid transparent"
              style={isDone ? { background: tapeFill, forcedColorAdjust: 'none' } : undefined}
            />
            <span>{formatMessage({ id: `mfe-owners.panel.stage.${mark}` })}</span>
            {isDone && (
              <VisuallyHidden>, {formatMessage({ id: 'mfe-owners.panel.stage.done' })}</VisuallyHidden>
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
