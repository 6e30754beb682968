import { Button } from '@metrolibre/ui'
import { ConfirmDialog, type ConfirmDialogProps } from '@metrolibre/ui/overlay'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

type Given = Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'>

function Opener({ opener, ...given }: Given & { opener: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ConfirmDialog {...given} open={open} onConfirm={close} onCancel={close} />
    </>
  )
}

function Question({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Opener
      opener={title}
      title={say('sample.cancelBooking')}
      text={say('sample.cancelBookingText')}
      confirmText={say('sample.yesCancel')}
      cancelText={say('sample.keepBooking')}
      danger
    />
  )
}

function Typed({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Opener
      opener={title}
      title={say('sample.deleteProperty')}
      confirmText={say('sample.delete')}
      cancelText={say('sample.cancel')}
      danger
      typeToConfirm={{ label: say('sample.typeName'), expected: 'Casa patio Italia' }}
    />
  )
}

function Message({ title }: StateProps) {
  const say = useGalleryTexts()
  return <Opener opener={title} title={say('sample.bookingPaid')} confirmText={say('sample.understood')} />
}

export const confirmDialog: Example = {
  from: '@metrolibre/ui/overlay',
  names: ['ConfirmDialog'],
  about: 'gallery.about.confirmDialog',
  states: [
    { id: 'question', Show: Question, opens: true },
    { id: 'typeToConfirm', Show: Typed, opens: true },
    { id: 'message', Show: Message, opens: true },
  ],
}
