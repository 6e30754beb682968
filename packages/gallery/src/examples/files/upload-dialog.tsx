import { Button } from '@metrolibre/ui'
import { UploadDialog } from '@metrolibre/ui/upload'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const most = 5

/** Pretends to upload: reports half of the file, then all of it. */
const upload = async (file: File, { onProgress }: { onProgress: (share: number) => void }) => {
  onProgress(0.5)
  await file.arrayBuffer()
  onProgress(1)
  return file.name
}

function Opener({ title }: StateProps) {
  const say = useGalleryTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <UploadDialog
          title={say('sample.addPictures')}
          upload={upload}
          maxFiles={most}
          onDone={close}
          onClose={close}
          texts={{
            choose: say('sample.dragPicture'),
            drop: say('sample.dropHere'),
            hint: say('sample.pictureKinds'),
            close: say('sample.close'),
            finish: say('sample.done'),
            retry: say('sample.retry'),
            done: say('sample.uploaded'),
            converting: (percent) => say('sample.converting', { percent }),
            uploading: (percent) => say('sample.uploading', { percent }),
            cancel: (name) => say('sample.cancelFile', { name }),
            remove: (name) => say('sample.removeFile', { name }),
            unreadable: (name) => say('sample.wrongType', { name }),
            tooLarge: (name) => say('sample.tooLarge', { name }),
            wrongType: (name) => say('sample.wrongType', { name }),
            tooMany: say('sample.tooMany', { count: most }),
            failed: () => say('sample.uploadFailed'),
            mayRetry: () => true,
          }}
        />
      )}
    </>
  )
}

export const uploadDialog: Example = {
  from: '@metrolibre/ui/upload',
  names: ['UploadDialog'],
  about: 'gallery.about.uploadDialog',
  states: [{ id: 'upToFive', Show: Opener, opens: true }],
}
