import type { CSSProperties, ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { ImageSquare } from '../../icons/drawn/image-square.tsx'
import { cx } from '../../system/polymorphic.ts'

const pictureStyles = styles(
  'picture',
  css`
    .ml-picture {
      position: relative;
      display: block;
      overflow: hidden;
      background: var(--colors-bg-subtle);
      border-radius: var(--radii-lg);
    }
    .ml-picture > img {
      display: block;
      width: 100%;
      height: 100%;
      object-fit: cover;
      filter: var(--photo-filter);
    }
    .ml-picture--drained > img {
      filter: var(--photo-sold-filter);
      opacity: 0.72;
    }
    .ml-picture__none {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      color: var(--colors-fg-subtle);
    }
  `,
)

/** A smaller copy of a picture, as listed by the API. */
export interface PictureVariant {
  url: string
  width: number
}

export interface PictureProps {
  /** Without it, an icon on a neutral background is shown. */
  src?: string | null
  /** Smaller WebP copies, from which the browser chooses. */
  variants?: readonly PictureVariant[]
  /** Alternative text; '' when a name next to the picture says the same. */
  alt: string
  /** Widths in which the picture is displayed, as in `<img sizes>`. */
  sizes?: string
  /** Set for the first large picture of a page: it is loaded at once and before others. */
  priority?: boolean
  /** Width over height. Default 3 / 2. */
  ratio?: number
  radius?: number | string
  /** Set when something is sold out: the picture is shown in pale colours. */
  drained?: boolean
  className?: string
  style?: CSSProperties
  /** Shown over the picture: a tag or a band. */
  children?: ReactNode
}

/** Returns a `srcset` of the copies, narrowest first; undefined when there are none. */
export const srcSetOf = (variants: readonly PictureVariant[] | undefined): string | undefined =>
  variants?.length
    ? [...variants]
        .sort((a, b) => a.width - b.width)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', ')
    : undefined

const drawnWidth = 1200

/** A photo in a box whose size is reserved before the photo is loaded, so that nothing moves. */
export function Picture(props: PictureProps) {
  const { src, variants, alt, sizes = '(min-width: 760px) 33vw, 100vw', priority, ratio = 3 / 2 } = props
  const { radius, drained, className, style, children } = props
  useStyles(pictureStyles)
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const box = {
    aspectRatio: String(ratio),
    ...(radius === undefined ? {} : { borderRadius: radius }),
    ...style,
  }
  return (
    <span className={cx('ml-picture', drained && 'ml-picture--drained', className)} style={box}>
      {src ? (
        <img
          {...loading}
          decoding={priority ? 'auto' : 'async'}
          sizes={variants?.length ? sizes : undefined}
          srcSet={srcSetOf(variants)}
          src={src}
          alt={alt}
          width={drawnWidth}
          height={Math.round(drawnWidth / ratio)}
        />
      ) : (
        <span className="ml-picture__none" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <ImageSquare size={30} />
        </span>
      )}
      {children}
    </span>
  )
}
