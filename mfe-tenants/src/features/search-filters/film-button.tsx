import { useIntl, useVideoDialog } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { PlayCircle } from '@metrolibre/ui/icons'

/** Plays the film that explains how renting works. */
export function FilmButton({ variant }: { variant: 'outline' | 'ghost' }) {
  const { formatMessage } = useIntl()
  const showVideo = useVideoDialog()
  return (
    <Button variant={variant} size="sm" icon={<PlayCircle />} onClick={() => showVideo()}>
      {formatMessage({ id: 'tenants.search.video' })}
    </Button>
  )
}
