import { filmOf } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, chakra, Text } from '@metrolibre/ui'
import { PlayCircle } from '@metrolibre/ui/icons'
import { useEffect, useRef, useState } from 'react'

interface Props {
  address: string
  /** Whose film it is. */
  name: string
}

const hostOf = (src: string) => new URL(src).hostname.replace(/^www\./, '')

/**
 * A film that is only loaded once its button is pressed, so that its host learns nothing about other readers.
 * Renders nothing for an address that can't be played.
 */
export function Film({ address, name }: Props) {
  const [playing, setPlaying] = useState(false)
  const film = filmOf(address)
  if (!film) return null
  if (playing) return <Player {...film} name={name} />
  return (
    <chakra.button
      type="button"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="2"
      w="100%"
      aspectRatio="16 / 9"
      border="0"
      borderRadius="lg"
      bg="bg.subtle"
      color="fg"
      cursor="pointer"
      fontWeight={600}
      onClick={() => setPlaying(true)}
    >
      <PlayCircle size={44} />
      <FormattedMessage id="mfe-public.testimonial.video" values={{ name }} />
      {film.kind === 'frame' && (
        <Text as="span" textStyle="small" color="fg.muted" fontWeight={400}>
          <FormattedMessage id="mfe-public.testimonial.host" values={{ host: hostOf(film.src) }} />
        </Text>
      )}
    </chakra.button>
  )
}

/** The player; it takes the focus, because it replaces the button that was pressed. */
function Player({ kind, src, name }: { kind: 'frame' | 'file'; src: string; name: string }) {
  const { formatMessage } = useIntl()
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null)
  useEffect(() => player.current?.focus(), [])
  const title = formatMessage({ id: 'mfe-public.testimonial.title' }, { name })
  return (
    <Box aspectRatio="16 / 9" borderRadius="lg" overflow="hidden" bg="piedra.950">
      {kind === 'frame' ? (
        <chakra.iframe
          ref={player}
          src={`${src}${src.includes('?') ? '&' : '?'}autoplay=1`}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          display="block"
          w="100%"
          h="100%"
          border="0"
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- admins upload films without a file of captions
        <chakra.video
          ref={player}
          src={src}
          aria-label={title}
          controls
          autoPlay
          playsInline
          tabIndex={0}
          display="block"
          w="100%"
          h="100%"
        />
      )}
    </Box>
  )
}
