import { formatExact, type CountryMoney } from '@metrolibre/contract'
import { useDates, useLocale } from '@metrolibre/platform'
import { Box, Flex, Span, Text, ticksDown } from '@metrolibre/ui'
import { useState } from 'react'
import { scaleOf } from './scale.ts'
import { useShortAmount } from './use-short-amount.ts'

type Day = CountryMoney['days'][number]

const height = 150
const everyLabel = 5
const short = { day: 'numeric', month: 'short' } as const

const isWeekend = ({ date }: Day): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())
const highestOf = (days: readonly Day[]): number =>
  days.reduce((best, { collected }, index) => (collected > days[best]!.collected ? index : best), 0)

const marks = ticksDown({ every: '6px', length: '40%' })

/** What was collected on each day, as pieces of tape. Hidden from screen readers, which read the table. */
export function MoneyChart({ days, currency }: Pick<CountryMoney, 'days' | 'currency'>) {
  const { locale } = useLocale()
  const dates = useDates()
  const shorten = useShortAmount(currency)
  const [pointed, setPointed] = useState<number>()
  const scale = scaleOf(Math.max(...days.map(({ collected }) => collected)))
  const top = scale.at(-1)! || 1
  const at = pointed ?? highestOf(days)
  const day = days[at]!
  const share = (at + 0.5) / days.length
  return (
    <Box aria-hidden="true" mt="3" onPointerLeave={() => setPointed(undefined)}>
      <Box h="34px" ms="44px" position="relative">
        {day.collected > 0 && (
          <Span
            position="absolute"
            // Keeps the note inside of the chart at both ends.
            style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
            px="10px"
            py="4px"
            borderRadius="sm"
            bg="bg.inverse"
            color="tinta.fg"
            fontSize="xs"
            fontWeight={600}
            whiteSpace="nowrap"
          >
            {dates.day(day.date, short)} · {formatExact({ amount: day.collected, currency }, locale)} ·{' '}
            {day.reservations}
          </Span>
        )}
      </Box>
      <Flex gap="6px">
        <Flex direction="column-reverse" justify="space-between" w="38px" h={`${height}px`} flex="none">
          {scale.map((value) => (
            <Span key={value} fontSize="xs" lineHeight="0" textAlign="end" color="fg.muted" fontStretch="86%">
              {shorten(value)}
            </Span>
          ))}
        </Flex>
        <Box position="relative" flex="1" minW="0" h={`${height}px`}>
          <Flex position="absolute" inset="0" direction="column" justify="space-between">
            {scale.map((value) => (
              <Box key={value} h="0" borderTopWidth="1px" borderColor="border" />
            ))}
          </Flex>
          <Flex position="absolute" inset="0" align="flex-end">
            {days.map((one, index) => (
              <Flex
                key={one.date}
                flex="1"
                h="100%"
                px="1.5px"
                align="flex-end"
                onPointerEnter={() => setPointed(index)}
                onPointerDown={() => setPointed(index)}
              >
                <Box
                  w="100%"
                  borderTopRadius="2px"
                  background={
                    index === at
                      ? `${marks}, {colors.huincha.500}`
                      : `${marks}, ${isWeekend(one) ? '{colors.huincha.200}' : '{colors.huincha.300}'}`
                  }
                  style={{ height: `${(100 * one.collected) / top}%` }}
                />
              </Flex>
            ))}
          </Flex>
        </Box>
      </Flex>
      <Flex ms="44px" mt="1">
        {days.map(({ date }, index) => (
          <Text
            key={date}
            as="span"
            flex="1"
            minW="0"
            fontSize="xs"
            color="fg.muted"
            fontStretch="86%"
            whiteSpace="nowrap"
          >
            {index % everyLabel === 0 && dates.day(date, short)}
          </Text>
        ))}
      </Flex>
    </Box>
  )
}
