import { portraitColors } from '@metrolibre/tokens'
import { css, cx, styles, useStyles } from '@metrolibre/ui'

const portraitStyles = styles(
  'portrait',
  css`
    .ml-portrait {
      display: block;
      flex: none;
      width: 100%;
      aspect-ratio: 4 / 5;
      border-radius: var(--radii-lg);
      filter: var(--photo-filter);
    }
    .ml-portrait--small {
      aspect-ratio: 1;
      border-radius: 10px;
    }
    .ml-portrait--drained {
      filter: var(--photo-sold-filter);
      opacity: 0.72;
    }
  `,
)

const { skin, hair, clothes, ground } = portraitColors

/** Hair seen from the front: short, a fringe, and long behind the shoulders. */
const cuts = [
  { front: 'M54 66c-4-26 6-44 27-44s32 17 27 44c-4-16-14-20-27-20s-23 4-27 20Z', back: '' },
  { front: 'M56 58c0-24 10-34 25-34s25 10 25 34c-16 6-34 6-50 0Z', back: '' },
  {
    front: 'M56 58c0-24 10-34 25-34s25 10 25 34c-16 6-34 6-50 0Z',
    back: 'M48 118V62c0-26 14-40 33-40s33 14 33 40v56Z',
  },
  {
    front: 'M54 61c0-22 10-37 30-37 15 0 24 13 24 32-12-2-21-8-26-16-6 10-16 18-28 21Z',
    back: 'M50 100V62c0-26 13-40 31-40s31 14 31 40v38Z',
  },
] as const

const hashOf = (name: string): number => {
  let hash = 7
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0
  return Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0
}

function featuresOf(name: string) {
  let hash = hashOf(name)
  const pick = <T,>(list: readonly T[]): T => {
    const chosen = list[hash % list.length]!
    hash = Math.floor(hash / list.length)
    return chosen
  }
  return {
    ground: pick(ground),
    cut: pick(cuts),
    skin: pick(skin),
    hair: pick(hair),
    shirt: pick(clothes),
    glasses: hash % 4 === 0,
  }
}

export interface PortraitProps {
  /** The same name always gives the same portrait. It is hidden from screen readers: show the name next to it. */
  name: string
  /** Width and height in px of a square portrait next to a name. Without it, it fills its place in 4:5. */
  size?: number
  /** In pale colours, for somebody who is not shown to everybody. */
  drained?: boolean
}

/** A drawn person without features, in place of a photo that nobody gave us. */
export function Portrait({ name, size, drained }: PortraitProps) {
  useStyles(portraitStyles)
  const { cut, shirt, glasses, ...features } = featuresOf(name)
  const [far, near] = features.ground
  const [light, shade] = features.skin
  const color = features.hair
  return (
    <svg
      aria-hidden
      className={cx(
        'ml-portrait',
        size !== undefined && 'ml-portrait--small',
        drained && 'ml-portrait--drained',
      )}
      style={size === undefined ? undefined : { width: size, height: size }}
      viewBox={size === undefined ? '0 0 160 200' : '25 8 112 112'}
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill={far} d="M0 0h160v200H0z" />
      <path fill={near} d="M0 140 81 96l79 44v60H0z" />
      <path fill={color} d={cut.back} />
      <path fill={shirt} d="M26 200c0-40 20-60 55-60s55 20 55 60Z" />
      <path fill={light} d="M68 104h26v40a13 13 0 0 1-26 0Z" />
      <path fill={shade} d="M68 116c9 8 17 8 26 0v10c-8 8-18 8-26 0Z" />
      <path fill={light} d="M56 58c0-18 8-28 25-28s25 10 25 28v28c0 18-11 32-25 32S56 104 56 86Z" />
      <path fill={color} d={cut.front} />
      {glasses && (
        <path fill="none" stroke="#10201c" strokeWidth="3" d="M58 72h20v14H58zm26 0h20v14H84zm-6 4h6" />
      )}
    </svg>
  )
}
