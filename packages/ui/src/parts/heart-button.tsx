import { Button, css, IconButton, styles, useStyles } from '@metrolibre/ui'
import { Heart, HeartFill } from '@metrolibre/ui/icons'

const heartStyles = styles(
  'heart',
  css`
    .ml-heart {
      width: 44px;
      height: 44px;
      padding: 0;
      display: grid;
      place-items: center;
      border: 0;
      border-radius: 10px;
      background: color-mix(in srgb, var(--colors-piedra-0) 94%, transparent);
      color: var(--colors-piedra-950);
      cursor: pointer;
      transition: transform var(--durations-fast);
    }
    .ml-heart[aria-pressed='true'] {
      color: var(--colors-ladrillo-600);
    }
    .ml-heart-on {
      display: grid;
      color: var(--colors-status-bad-fg);
    }
    .ml-heart:active {
      transform: scale(0.9);
    }
    @media (forced-colors: active) {
      .ml-heart {
        border: 1px solid;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .ml-heart {
        transition: none;
      }
    }
  `,
)

export interface HeartButtonProps {
  /** What is marked, the same whether it is or not: the state is announced with it. */
  label: string
  /** Shown next to the heart, where there is room for it. */
  text: string
  pressed: boolean
  onPress: () => void
  /** `over` a picture, or `beside` other buttons with a text, or as an `icon` there. */
  look: 'over' | 'beside' | 'icon'
}

/** A button that marks something as a favourite. */
export function HeartButton({ label, text, pressed, onPress, look }: HeartButtonProps) {
  useStyles(heartStyles)
  const filled = <HeartFill size={22} />
  const onPanel = pressed ? <span className="ml-heart-on">{filled}</span> : <Heart size={22} />
  const state = { 'aria-pressed': pressed, 'aria-label': label, onClick: onPress }
  if (look === 'beside')
    return (
      <Button variant="outline" size="sm" icon={onPanel} {...state}>
        {text}
      </Button>
    )
  if (look === 'icon')
    return (
      <IconButton variant="outline" icon={onPanel} label={label} aria-pressed={pressed} onClick={onPress} />
    )
  return (
    <button type="button" className="ml-heart" title={text} {...state}>
      {pressed ? filled : <Heart size={22} />}
    </button>
  )
}
