import { MonthTape } from '@metrolibre/ui/calendar'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useMonthName } from '../../samples/use-month-name.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const months = Array.from({ length: 9 }, (_, index) => index)
const firstBooked = 6

function Chosen({ title }: StateProps) {
  const say = useGalleryTexts()
  const nameOf = useMonthName()
  const [count, setCount] = useState(3)
  return (
    <MonthTape
      label={title}
      count={count}
      onCountChange={setCount}
      months={months.map((index) => ({
        id: String(index),
        name: nameOf(index),
        note: index >= firstBooked ? say('sample.booked') : say('sample.months', { count: index + 1 }),
        booked: index >= firstBooked,
      }))}
    />
  )
}

export const monthTape: Example = {
  from: '@metrolibre/ui/calendar',
  names: ['MonthTape'],
  about: 'gallery.about.monthTape',
  states: [{ id: 'chosenStay', Show: Chosen }],
}
