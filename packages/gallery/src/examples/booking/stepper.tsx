import { Stepper } from '@metrolibre/ui/parts'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function useSteps() {
  const say = useGalleryTexts()
  return {
    doneLabel: say('sample.done'),
    steps: [
      { id: 'dates', text: say('sample.dates') },
      { id: 'contract', text: say('sample.contract') },
      { id: 'payment', text: say('sample.payment') },
    ],
  }
}

const First = ({ title }: StateProps) => <Stepper {...useSteps()} label={title} current={0} />
const Middle = ({ title }: StateProps) => <Stepper {...useSteps()} label={title} current={1} />
const Last = ({ title }: StateProps) => <Stepper {...useSteps()} label={title} current={2} />

export const stepper: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Stepper'],
  about: 'gallery.about.stepper',
  states: [
    { id: 'firstStep', Show: First },
    { id: 'secondStep', Show: Middle },
    { id: 'lastStep', Show: Last },
  ],
}
