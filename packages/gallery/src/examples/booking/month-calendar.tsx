import { useIntl } from '@metrolibre/platform'
import { type ChosenDays, MonthCalendar, type MonthCalendarProps } from '@metrolibre/ui/calendar'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

type Given = Pick<MonthCalendarProps, 'factsOf' | 'min' | 'max' | 'months' | 'initialMonth'>

function Calendar({ title, chosen, ...given }: StateProps & Given & { chosen: ChosenDays }) {
  const say = useGalleryTexts()
  const { locale } = useIntl()
  const [value, setValue] = useState(chosen)
  return (
    <MonthCalendar
      {...given}
      locale={locale}
      today="2026-11-23"
      value={value}
      onDayPress={(day) =>
        setValue(value.end || !value.start ? { start: day, end: null } : { ...value, end: day })
      }
      texts={{
        label: title,
        previousMonth: say('sample.previousMonth'),
        nextMonth: say('sample.nextMonth'),
      }}
    />
  )
}

const Chosen = ({ title }: StateProps) => (
  <Calendar title={title} chosen={{ start: '2026-12-09', end: '2027-01-14' }} />
)

function Facts({ title }: StateProps) {
  const say = useGalleryTexts()
  const factsOf = (day: string) => ({
    booked: day >= '2027-02-20' && day <= '2027-03-05',
    validEnd: day === '2027-02-18',
    note: day === '2027-02-18' ? say('sample.possibleEnd') : undefined,
  })
  return (
    <Calendar
      title={title}
      chosen={{ start: '2027-02-08', end: null }}
      factsOf={factsOf}
      min="2027-02-03"
      max="2027-03-24"
    />
  )
}

const OneMonth = ({ title }: StateProps) => (
  <Calendar title={title} chosen={{ start: null, end: null }} months={1} initialMonth="2027-04" />
)

export const monthCalendar: Example = {
  from: '@metrolibre/ui/calendar',
  names: ['MonthCalendar'],
  about: 'gallery.about.monthCalendar',
  states: [
    { id: 'chosenStay', Show: Chosen },
    { id: 'bookedDays', Show: Facts },
    { id: 'oneMonth', Show: OneMonth },
  ],
}
