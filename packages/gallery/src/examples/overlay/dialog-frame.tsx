import { Button, DialogFrame, Skeleton, Stack } from '@metrolibre/ui'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Awaited({ title }: StateProps) {
  const say = useGalleryTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <DialogFrame
          title={say('sample.askVisit')}
          description={say('sample.visitText')}
          onClose={() => setOpen(false)}
          closeLabel={say('sample.close')}
        >
          <Stack gap="16px">
            <Skeleton height={84} radius={10} />
            <Skeleton height={54} radius={27} />
          </Stack>
        </DialogFrame>
      )}
    </>
  )
}

export const dialogFrame: Example = {
  from: '@metrolibre/ui',
  names: ['DialogFrame'],
  about: 'gallery.about.dialogFrame',
  states: [{ id: 'loading', Show: Awaited, opens: true }],
}
