import { Box } from '@metrolibre/ui'
import { HoldCountdown } from '@metrolibre/ui/parts'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const minute = 60_000

function Countdown({ left }: { left: number }) {
  const say = useGalleryTexts()
  const [expiresAt] = useState(() => Date.now() + left * minute)
  return (
    <Box maxW="400px">
      <HoldCountdown
        expiresAt={expiresAt}
        totalMs={15 * minute}
        label={say('sample.heldForYou')}
        notice={(minutes) => say('sample.minutesLeft', { minutes })}
        onExpire={() => {}}
      />
    </Box>
  )
}

export const holdCountdown: Example = {
  from: '@metrolibre/ui/parts',
  names: ['HoldCountdown'],
  about: 'gallery.about.holdCountdown',
  states: [
    { id: 'running', Show: () => <Countdown left={11} /> },
    { id: 'almostOver', Show: () => <Countdown left={0.8} /> },
    { id: 'over', Show: () => <Countdown left={0} /> },
  ],
}
