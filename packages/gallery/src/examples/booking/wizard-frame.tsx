import { Button, Panel, Text } from '@metrolibre/ui'
import { BackButton, StepActions, Stepper, WizardFrame } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Contract() {
  const say = useGalleryTexts()
  return (
    <WizardFrame
      step="contract"
      progress={
        <Stepper
          label={say('sample.yourStay')}
          doneLabel={say('sample.done')}
          current={1}
          steps={[
            { id: 'dates', text: say('sample.dates') },
            { id: 'contract', text: say('sample.contract') },
            { id: 'payment', text: say('sample.payment') },
          ]}
        />
      }
      title={say('sample.contract')}
      text={say('sample.contractSent')}
      summary={<Panel padded>{say('sample.yourStay')}</Panel>}
      actions={
        <StepActions
          back={<BackButton text={say('sample.dates')} />}
          next={
            <Button variant="cta" size="lg">
              {say('sample.payment')}
            </Button>
          }
        />
      }
    >
      <Text>{say('sample.roomText')}</Text>
    </WizardFrame>
  )
}

export const wizardFrame: Example = {
  from: '@metrolibre/ui/parts',
  names: ['WizardFrame'],
  about: 'gallery.about.wizardFrame',
  // A single state: its heading is that of a page, and the title of a further state below it would skip a level.
  states: [{ id: 'secondStep', Show: Contract, window: { width: 1100, height: 460 } }],
}
