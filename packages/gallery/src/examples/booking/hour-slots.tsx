import { type HourRun, type HourSlot, HourSlots } from '@metrolibre/ui/calendar'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const hours = Array.from({ length: 12 }, (_, index) => index + 9)
const booked = [16, 17]
const clock = (hour: number) => `${hour}:00`

function Hours({ title, chosen }: StateProps & { chosen: HourRun | null }) {
  const say = useGalleryTexts()
  const [run, setRun] = useState(chosen)
  const slots = hours.map((slot): HourSlot => {
    const text = say('sample.hours', { from: clock(slot - 1), to: clock(slot) })
    if (slot > 18) return { slot, text, state: 'closed', note: say('sample.closed') }
    if (booked.includes(slot)) return { slot, text, state: 'booked', note: say('sample.booked') }
    return { slot, text, state: 'free' }
  })
  return <HourSlots label={title} slots={slots} value={run} onChange={setRun} columns={3} />
}

export const hourSlots: Example = {
  from: '@metrolibre/ui/calendar',
  names: ['HourSlots'],
  about: 'gallery.about.hourSlots',
  states: [
    { id: 'chosenHours', Show: ({ title }) => <Hours title={title} chosen={{ first: 10, last: 13 }} /> },
    { id: 'nothingChosen', Show: ({ title }) => <Hours title={title} chosen={null} /> },
  ],
}
