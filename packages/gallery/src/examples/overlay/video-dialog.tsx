import { Button } from '@metrolibre/ui'
import { Play } from '@metrolibre/ui/icons'
import { VideoDialog } from '@metrolibre/ui/overlay'
import { useIntl } from '@metrolibre/platform'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import film from '../../samples/film.webm'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Film({ title }: StateProps) {
  const say = useGalleryTexts()
  const { locale } = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" icon={<Play />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <VideoDialog
          title={say('sample.film')}
          closeLabel={say('sample.close')}
          sources={[{ src: film, type: 'video/webm' }]}
          poster={samplePictureOf('galpon')}
          lang={locale}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const videoDialog: Example = {
  from: '@metrolibre/ui/overlay',
  names: ['VideoDialog'],
  about: 'gallery.about.videoDialog',
  states: [{ id: 'filmOpens', Show: Film, opens: true }],
}
