import { filmOf } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, Image, Text } from '@metrolibre/ui'
import { PlayCircle } from '@metrolibre/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { posterOf } from './poster-of.ts'

interface Props {
  address: string
  /** Whose film it is. */
  name: string
}

/** As wide as a phone; elsewhere as high as the words next to it. */
const shape = {
  aspectRatio: { base: '16 / 9', md: 'auto' },
  h: { base: 'auto', md: '100%' },
  minH: { md: '220px' },
} as const

const look = {
  position: 'relative',
  display: 'block',
  w: '100%',
  ...shape,
  border: '0',
  p: '0',
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'bg.subtle',
  textAlign: 'start',
} as const

const hostOf = (src: string) => new URL(src).hostname.replace(/^www\./, '')

/**
 * A film that is only loaded once its button is pressed, so that its host learns nothing about other readers. One that
 * can't be shown on the page is a link. Renders nothing for an address that is neither.
 */
export function PersonFilm({ address, name }: Props) {
  const [playing, setPlaying] = useState(false)
  const film = filmOf(address)
  if (!film) return null
  if (film.kind === 'link')
    return (
      <chakra.a {...look} color="inherit" href={film.src} target="_blank" rel="noopener noreferrer">
        <Poster name={name} note="elsewhere" host={hostOf(film.src)} />
      </chakra.a>
    )
  if (playing) return <Player kind={film.kind} src={film.src} name={name} />
  return (
    <chakra.button {...look} type="button" onClick={() => setPlaying(true)}>
      <Poster name={name} note="host" host={film.kind === 'frame' ? hostOf(film.src) : null} />
    </chakra.button>
  )
}

/** What is seen before a film is: a picture, and whose film it is. */
function Poster({ name, note, host }: { name: string; note: 'host' | 'elsewhere'; host: string | null }) {
  return (
    <>
      <Image
        src={posterOf(name)}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        position="absolute"
        inset="0"
        w="100%"
        h="100%"
        objectFit="cover"
        filter="var(--photo-filter)"
      />
      <Flex
        as="span"
        position="absolute"
        insetInlineStart="12px"
        bottom="12px"
        maxW="calc(100% - 24px)"
        gap="10px"
        align="center"
        py="8px"
        px="14px"
        minH="44px"
        borderRadius="md"
        bg="bg.panel"
        color="fg"
        fontWeight={640}
      >
        <PlayCircle size={24} />
        <span>
          <span>
            <FormattedMessage id="mfe-public.testimonial.video" values={{ name }} />
          </span>
          {host && (
            <Text as="span" display="block" textStyle="small" color="fg.muted" fontWeight={400}>
              <FormattedMessage id={`mfe-public.testimonial.${note}`} values={{ host }} />
            </Text>
          )}
        </span>
      </Flex>
    </>
  )
}

/** The player; it takes the focus, because it replaces the button that was pressed. */
function Player({ kind, src, name }: { kind: 'frame' | 'file'; src: string; name: string }) {
  const { formatMessage } = useIntl()
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null)
  useEffect(() => player.current?.focus(), [])
  const title = formatMessage({ id: 'mfe-public.testimonial.title' }, { name })
  return (
    <Box {...shape} borderRadius="lg" overflow="hidden" bg="piedra.950">
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
