import { Box } from '@metrolibre/ui'
import { MovingCostList } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Costs() {
  const say = useGalleryTexts()
  const months = say('sample.months', { count: 3 })
  return (
    <Box maxW="400px">
      <MovingCostList
        title={say('sample.total')}
        rows={[
          { id: 'booking', when: months, amount: '$ 1.350.000', what: `$ 450.000 × ${months}` },
          { id: 'fee', when: say('sample.serviceFee'), amount: null, what: '$ 210.000' },
        ]}
      />
    </Box>
  )
}

export const movingCostList: Example = {
  from: '@metrolibre/ui/parts',
  names: ['MovingCostList'],
  about: 'gallery.about.movingCostList',
  states: [{ id: 'calculation', Show: Costs }],
}
