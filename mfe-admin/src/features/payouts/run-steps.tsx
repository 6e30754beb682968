import { Box } from '@metrolibre/ui'
import { Stepper } from '@metrolibre/ui/parts'
import { usePayoutRunTexts } from './use-payout-texts.ts'

/** How far a run is: choosing owners, sending files to banks, settling what the banks did. */
export function RunSteps({ current }: { current: 0 | 1 | 2 }) {
  const { text } = usePayoutRunTexts()
  const steps = (['choose', 'send', 'close'] as const).map((id) => ({ id, text: text(`step.${id}`) }))
  return (
    <Box mt="4">
      <Stepper label={text('steps')} steps={steps} current={current} doneLabel={text('stepDone')} />
    </Box>
  )
}
