import { Toaster } from '@metrolibre/ui/overlay'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const hour = 3_600_000

function Toasts({ title }: StateProps) {
  const say = useGalleryTexts()
  const [closed, setClosed] = useState<readonly string[]>([])
  const toasts = [
    { id: 'saved', text: say('sample.saved'), ms: hour },
    { id: 'failed', text: say('sample.notSaved'), tone: 'bad' as const, ms: hour },
  ]
  return (
    <Toaster
      label={title}
      closeLabel={say('sample.close')}
      toasts={toasts.filter(({ id }) => !closed.includes(id))}
      onClose={(id) => setClosed([...closed, id])}
    />
  )
}

function Undoing({ title }: StateProps) {
  const say = useGalleryTexts()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const action = { text: say('sample.undo'), onPress: close }
  return (
    <Toaster
      label={title}
      closeLabel={say('sample.close')}
      toasts={open ? [{ id: 'saved', text: say('sample.saved'), ms: hour, action }] : []}
      onClose={close}
    />
  )
}

export const toaster: Example = {
  from: '@metrolibre/ui/overlay',
  names: ['Toaster'],
  about: 'gallery.about.toaster',
  states: [
    { id: 'twoToasts', Show: Toasts, window: { height: 260 } },
    { id: 'withAction', Show: Undoing, window: { height: 200 } },
  ],
}
