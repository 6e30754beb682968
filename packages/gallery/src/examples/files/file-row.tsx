import { Button } from '@metrolibre/ui'
import { ArrowClockwise } from '@metrolibre/ui/icons'
import { FileRow } from '@metrolibre/ui/upload'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Done() {
  const say = useGalleryTexts()
  return (
    <>
      <FileRow
        name="patio.jpg"
        text="2,4 MB"
        preview={samplePictureOf('entire')}
        removeLabel={say('sample.removeFile', { name: 'patio.jpg' })}
        onRemove={() => {}}
      />
      <FileRow name="contrato.pdf" text="318 KB" />
    </>
  )
}

function Underway() {
  const say = useGalleryTexts()
  return (
    <FileRow
      name="cocina.heic"
      text={say('sample.uploading', { percent: 62 })}
      progress={0.62}
      cancels
      removeLabel={say('sample.cancelFile', { name: 'cocina.heic' })}
      onRemove={() => {}}
    />
  )
}

function Failed() {
  const say = useGalleryTexts()
  return (
    <FileRow
      failed
      name="living.png"
      text={say('sample.uploadFailed')}
      removeLabel={say('sample.removeFile', { name: 'living.png' })}
      onRemove={() => {}}
      actions={
        <Button size="sm" variant="outline" icon={<ArrowClockwise />}>
          {say('sample.retry')}
        </Button>
      }
    />
  )
}

export const fileRow: Example = {
  from: '@metrolibre/ui/upload',
  names: ['FileRow'],
  about: 'gallery.about.fileRow',
  states: [
    { id: 'uploaded', Show: Done },
    { id: 'progress', Show: Underway },
    { id: 'withError', Show: Failed },
  ],
}
