import type { OwnedProperty } from '@metrolibre/api-client'
import type { Mandate } from '@metrolibre/contract'
import { chakra, DescriptionList, Heading, Panel } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { groupLines } from './group-lines.ts'
import { RoomNames } from './room-names.tsx'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  property: OwnedProperty
  mandate: Mandate
  /** A button below the terms. */
  children?: ReactNode
}

/** The terms of an offer or a mandate. */
export function Terms({ property, mandate, children }: Props) {
  const { text, per, percent, day, dayAt } = useMandateTexts()
  const { validUntil, note, offeredAt } = mandate
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle" mb="4">
        {text('terms')}
      </Heading>
      <DescriptionList
        items={[
          ...groupLines(mandate).map((group) => {
            const [line] = group
            const value = per(line.price, line, mandate)
            return {
              id: line.room?.id ?? 'whole',
              ...(group.length > 1
                ? {
                    term: text('rooms', { count: group.length }),
                    value: (
                      <>
                        {text('each', { amount: value })}
                        <RoomNames lines={group} />
                      </>
                    ),
                  }
                : { term: line.room?.name ?? text('price'), value }),
            }
          }),
          { id: 'commission', term: text('commission'), value: percent(mandate) },
          { id: 'offered', term: text('offered'), value: dayAt(offeredAt, property.timeZone) },
          {
            id: 'until',
            term: text('validUntil'),
            value: validUntil === null ? text('noEnd') : day(validUntil),
          },
        ]}
      />
      {note && (
        <chakra.blockquote
          mt="4"
          ps="4"
          borderInlineStartWidth="4px"
          borderColor="border.strong"
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {note}
        </chakra.blockquote>
      )}
      {children}
    </Panel>
  )
}
