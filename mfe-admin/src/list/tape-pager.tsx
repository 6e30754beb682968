import type { ListAnswer } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Box, Button, Flex, IconButton, tapeFill, Text } from '@metrolibre/ui'
import { ArrowLeft, ArrowRight } from '@metrolibre/ui/icons'

interface Props {
  answer: ListAnswer
  /** How many rows the page has. */
  count: number
  onPage: (cursor: string) => void
}

/** Leads to the pages before and after, with a tape that shows where in the list this page is. */
export function TapePager({ answer, count, onPage }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const isPhone = useMedia('(max-width: 759px)')
  const { total, totalIsExact, position, previousCursor, nextCursor } = answer
  const from = position + 1
  const to = position + count
  const text = formatMessage(
    { id: totalIsExact ? 'mfe-admin.list.position' : 'mfe-admin.list.positionOfMany' },
    { from: number(from), to: number(to), total: number(total) },
  )
  const step = (cursor: string | null, way: 'previous' | 'next') => {
    const label = formatMessage({ id: `mfe-admin.list.${way}` })
    const Arrow = way === 'previous' ? ArrowLeft : ArrowRight
    const shared = {
      variant: 'outline',
      disabled: cursor === null,
      onClick: () => cursor && onPage(cursor),
    } as const
    if (isPhone) return <IconButton {...shared} label={label} icon={<Arrow />} />
    return (
      <Button {...shared} {...(way === 'previous' ? { icon: <Arrow /> } : { trailingIcon: <Arrow /> })}>
        {label}
      </Button>
    )
  }
  return (
    <Flex
      as="nav"
      aria-label={formatMessage({ id: 'mfe-admin.list.pages' })}
      mt="4"
      gap="4"
      align="flex-start"
    >
      {step(previousCursor, 'previous')}
      <Box flex="1" minW="0" aria-live="polite">
        <Place from={position} count={count} total={Math.max(total, to)} />
        <Text textStyle="measure" mt="1" textAlign="center">
          {text}
          {!totalIsExact && (
            <Text as="span" color="fg.muted">
              {' '}
              <FormattedMessage id="mfe-admin.list.narrow" />
            </Text>
          )}
        </Text>
      </Box>
      {step(nextCursor, 'next')}
    </Flex>
  )
}

/** A piece of tape at the place of the page in the whole list. */
const Place = ({ from, count, total }: { from: number; count: number; total: number }) => (
  <Box aria-hidden h="22px" borderRadius="tape" overflow="hidden" bg="bg.subtle" position="relative">
    <Box
      position="absolute"
      insetBlock="0"
      minW="10px"
      style={{
        background: tapeFill,
        width: `${(count / total) * 100}%`,
        insetInlineStart: `min(${(from / total) * 100}%, calc(100% - 10px))`,
      }}
    />
  </Box>
)
