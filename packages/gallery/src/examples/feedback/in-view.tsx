import { Alert, Button, Stack } from '@metrolibre/ui'
import { InView } from '@metrolibre/ui/parts'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

/** Only a press shows it: a page of the gallery does not scroll by itself. */
function Answer({ title }: StateProps) {
  const say = useGalleryTexts()
  const [pressed, setPressed] = useState(0)
  return (
    <Stack gap="16px" align="flex-start">
      <Button onClick={() => setPressed(pressed + 1)}>{title}</Button>
      {pressed > 0 && (
        <InView key={pressed}>
          <Alert tone="warn" role="alert" title={say('sample.notSaved')} />
        </InView>
      )}
    </Stack>
  )
}

export const inView: Example = {
  from: '@metrolibre/ui/parts',
  names: ['InView'],
  about: 'gallery.about.inView',
  states: [{ id: 'sendToSee', Show: Answer }],
}
