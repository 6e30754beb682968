import { useStyles } from '@metrolibre/ui'
import { CaretLeft, CaretRight } from '@metrolibre/ui/icons'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { cardFrameStyles } from './card-frame.styles.ts'

export interface CardFrameProps {
  /** Addresses of the photos besides the cover, which are loaded one ahead once somebody turns to the card. */
  photos: readonly string[]
  /** 'Fotos de Casa Sucre'. */
  photosLabel: string
  /** 'Foto 2 de 5', for a position from 1. */
  photoLabel: (position: number) => string
  /** A button over the corner of the picture. */
  mark: ReactNode
  /** Draws the card, with the strip of photos over its cover. */
  card: (strip: ReactNode) => ReactNode
}

/**
 * Gives a card that is one link what belongs next to a link: a mark, and buttons for more photos, which can also be
 * swiped.
 */
export function CardFrame({ photos, photosLabel, photoLabel, mark, card }: CardFrameProps) {
  useStyles(cardFrameStyles)
  const strip = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState(0)
  const [seen, setSeen] = useState(0)
  const count = photos.length + 1
  const turnTo = (index: number) => {
    const { current } = strip
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    current?.scrollTo({ left: current.clientWidth * index, behavior: calm ? 'instant' : 'smooth' })
  }
  const noteScroll = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const index = Math.round(scrollLeft / Math.max(1, clientWidth))
    // A swipe that began before the page was ready is the first that is heard of anybody's interest.
    setWanted(true)
    setShown(index)
    setSeen(Math.max(seen, index))
  }
  const [back, on] = [(shown + count - 1) % count, (shown + 1) % count]
  const followKey = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowRight' ? on : event.key === 'ArrowLeft' ? back : undefined
    if (to === undefined) return
    event.preventDefault()
    turnTo(to)
  }
  const want = () => setWanted(true)
  return (
    <div
      className="ml-card-frame"
      // A finger that does not swipe follows the link: nothing may be in its way.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && want()}
      onFocus={({ target }) => target.matches(':focus-visible') && want()}
    >
      {card(
        count > 1 && (
          <span
            ref={strip}
            className="ml-card-frame__strip"
            // Decoration of a link, and no stop of the keyboard: the buttons next to it lead through the photos.
            aria-hidden="true"
            tabIndex={-1}
            onScroll={({ currentTarget }) => noteScroll(currentTarget)}
          >
            <span />
            {photos.map((photo, index) => (
              <span key={photo}>
                {wanted && index <= seen && <img src={photo} alt="" decoding="async" draggable={false} />}
              </span>
            ))}
          </span>
        ),
      )}
      <div className="ml-card-frame__over">
        <div className="ml-card-frame__mark">{mark}</div>
        {count > 1 && (
          <>
            <fieldset className="ml-card-frame__steps" aria-label={photosLabel}>
              <button
                type="button"
                className="ml-card-frame__step"
                // One stop of the keyboard for each card: the arrow keys lead both ways.
                tabIndex={-1}
                aria-label={photoLabel(back + 1)}
                onClick={() => turnTo(back)}
                onKeyDown={followKey}
              >
                <CaretLeft />
              </button>
              <button
                type="button"
                className="ml-card-frame__step"
                aria-label={photoLabel(on + 1)}
                onClick={() => turnTo(on)}
                onKeyDown={followKey}
              >
                <CaretRight />
              </button>
            </fieldset>
            <div className="ml-card-frame__dots" aria-hidden="true">
              {Array.from({ length: count }, (_, index) => (
                <i key={index} data-on={index === shown || undefined} />
              ))}
            </div>
            <output className="ml-hidden">{seen > 0 && photoLabel(shown + 1)}</output>
          </>
        )}
      </div>
    </div>
  )
}
