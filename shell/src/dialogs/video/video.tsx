import { useIntl, useLocale, useRuntimeConfig } from '@metrolibre/platform'
import { useSetAtom, videoAtom, type VideoRequest } from '@metrolibre/platform/host'
import { VideoDialog } from '@metrolibre/ui/overlay'
import { useState } from 'react'
import { introFilm } from './intro-film.ts'

/** The video dialog; the intro is the configured film or our own. */
export default function Video({ video }: { video: 'intro' | VideoRequest }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { introVideoUrl } = useRuntimeConfig()
  const set = useSetAtom(videoAtom)
  const [failed, setFailed] = useState(false)
  const intro = video === 'intro'
  const address = intro ? introVideoUrl : video.src
  const film = address ? { sources: [{ src: address }] } : introFilm()
  const description = failed ? 'shell.video.failed' : address ? undefined : 'shell.video.about'
  return (
    <VideoDialog
      {...film}
      title={intro ? formatMessage({ id: 'shell.video.title' }) : video.title}
      description={description && formatMessage({ id: description })}
      closeLabel={formatMessage({ id: 'shell.close' })}
      lang={locale}
      onFailure={() => setFailed(true)}
      onClose={() => set(null)}
    />
  )
}
