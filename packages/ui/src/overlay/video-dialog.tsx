import { css, styles, useStyles } from '../system/use-styles.ts'
import { Dialog } from './dialog.tsx'

const videoStyles = styles(
  'video',
  css`
    .ml-video {
      display: block;
      width: 100%;
      aspect-ratio: 16 / 9;
      background: var(--colors-piedra-950);
      outline-offset: -3px;
    }
  `,
)

export interface VideoTrack {
  src: string
  /** 'es'. */
  lang: string
  /** 'Español'. */
  label: string
}

export interface VideoSource {
  src: string
  /** 'video/mp4', if known. */
  type?: string
}

export interface VideoDialogProps {
  title: string
  closeLabel: string
  /** One film in several formats; the browser uses the first one it can play. */
  sources: readonly VideoSource[]
  /** The image shown before the film starts. */
  poster?: string
  /** Captions; those in the language of the page are on from the start. */
  tracks?: readonly VideoTrack[]
  lang: string
  /** A line under the title: what the film is about, or that it can't be played. */
  description?: string
  onFailure?: () => void
  onClose: () => void
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays a film in a dialog. It starts by itself, except for users who prefer reduced motion. */
export function VideoDialog(props: VideoDialogProps) {
  const { title, closeLabel, sources, poster, tracks = [], lang, description, onFailure, onClose } = props
  useStyles(videoStyles)
  return (
    <Dialog
      open
      flush
      size="lg"
      title={title}
      description={description}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come as data */}
      <video
        className="ml-video"
        controls
        playsInline
        autoPlay={!prefersStillness()}
        preload="metadata"
        poster={poster}
        aria-label={title}
      >
        {sources.map((source, index) => (
          <source
            key={source.src}
            {...source}
            onError={index === sources.length - 1 ? onFailure : undefined}
          />
        ))}
        {tracks.map((track) => (
          <track
            key={track.lang}
            kind="captions"
            src={track.src}
            srcLang={track.lang}
            label={track.label}
            default={track.lang === lang}
          />
        ))}
      </video>
    </Dialog>
  )
}
