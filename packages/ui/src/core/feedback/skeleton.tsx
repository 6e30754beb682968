import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { skeletonDelayMs } from '@metrolibre/tokens'
import { css, styles, useStyles } from '../../system/use-styles.ts'

const skeletonStyles = styles(
  'skeleton',
  css`
    .ml-skeleton {
      display: block;
      background: var(--colors-bg-subtle);
      border-radius: 6px;
      position: relative;
      overflow: hidden;
    }
    .ml-skeleton::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(100deg, transparent 30%, var(--colors-bg-panel) 50%, transparent 70%);
      opacity: 0.7;
      animation: ml-shimmer 1.6s linear infinite;
    }
    @keyframes ml-shimmer {
      from {
        transform: translateX(-100%);
      }
      to {
        transform: translateX(100%);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-skeleton::after {
        display: none;
      }
    }
  `,
)

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: number
  /** Aspect ratio such as '3 / 2', in place of a height. */
  ratio?: string
}

/**
 * A grey box in place of content that is loading. Wrap a group of them in `Delayed`, and tell screen readers
 * once what is loading.
 */
export function Skeleton({ width = '100%', height, radius, ratio }: SkeletonProps) {
  useStyles(skeletonStyles)
  return (
    <span
      aria-hidden
      className="ml-skeleton"
      style={{ width, height, borderRadius: radius, aspectRatio: ratio }}
    />
  )
}

export interface DelayedProps {
  /** Default 150 ms: content that loads faster shows no skeleton at all. */
  ms?: number
  children: ReactNode
}

/**
 * Shows its children only after a delay. They have their room from the start, so that what follows them does not
 * move into the window and out again.
 */
export function Delayed({ ms = skeletonDelayMs, children }: DelayedProps) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return <div style={{ display: 'contents', visibility: due ? undefined : 'hidden' }}>{children}</div>
}
