import { useIntl } from '@metrolibre/platform'
import { Box, chakra, Span } from '@metrolibre/ui'
import { Check, ClockCounterClockwise, Eraser, HouseLine, MapPin } from '@metrolibre/ui/icons'
import { type ComponentType, useEffect, useRef } from 'react'
import { kindIcons } from '../../property/kinds.tsx'
import { optionId } from './option-id.ts'
import type { FilterOption } from './use-options.ts'

interface Props {
  id: string
  label: string
  options: readonly FilterOption[]
  /** Index of the option selected with the arrow keys. */
  active: number
  onPick: (option: FilterOption) => void
}

const icons: Record<FilterOption['sort'], ComponentType> = {
  ...kindIcons,
  recent: ClockCounterClockwise,
  forget: Eraser,
  quality: Check,
  property: HouseLine,
  place: MapPin,
}

/** Scrolls the list, but not the page, until the option is in it. */
const scrollIntoList = (list: Element, option: Element) => {
  const [seen, its] = [list.getBoundingClientRect(), option.getBoundingClientRect()]
  if (its.bottom > seen.bottom) list.scrollTop += its.bottom - seen.bottom
  if (its.top < seen.top) list.scrollTop -= seen.top - its.top
}

/** What can be chosen below the search box. */
export default function SuggestionList({ id, label, options, active, onPick }: Props) {
  const { formatMessage } = useIntl()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A long list scrolls; what the keyboard chooses in it is seen.
    const option = list.current?.children[active]
    if (list.current && option) scrollIntoList(list.current, option)
  }, [active])
  return (
    <Box
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox has no element of its own
      role="listbox"
      aria-label={label}
      position="absolute"
      zIndex="5"
      left="0"
      top="calc(100% + 6px)"
      w={{ base: 'calc(100vw - 34px)', md: 'max(100%, 400px)' }}
      p="8px"
      maxH="min(440px, 60vh)"
      overflowY="auto"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="16px"
      boxShadow="3"
    >
      {options.map((option, index) => {
        const { key, sort, label: name, detail, count } = option
        const Icon = icons[sort]
        return (
          <chakra.div
            key={key}
            id={optionId(id, index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            display="flex"
            alignItems="center"
            gap="12px"
            minH="44px"
            px="12px"
            py="6px"
            borderRadius="md"
            cursor="pointer"
            fontWeight="560"
            bg={index === active ? 'bg.subtle' : undefined}
            _hover={{ bg: 'bg.subtle' }}
            // A press must not move the focus out of the text field.
            onMouseDown={(event) => {
              event.preventDefault()
              onPick(option)
            }}
          >
            <Icon />
            <Span flex="1" minW="0" overflowWrap="anywhere">
              {name}{' '}
              {detail && (
                <Span textStyle="small" color="fg.muted">
                  {detail}
                </Span>
              )}
            </Span>
            {count !== undefined && (
              <Span textStyle="measure" color="fg.subtle">
                {formatMessage({ id: 'tenants.search.suggestion.count' }, { count })}
              </Span>
            )}
          </chakra.div>
        )
      })}
    </Box>
  )
}
