import { css, styles, useStyles } from '../../system/use-styles.ts'

const avatarStyles = styles(
  'avatar',
  css`
    .ml-avatar {
      display: grid;
      place-items: center;
      flex: none;
      border-radius: 10px;
      overflow: hidden;
      font-weight: 700;
    }
    .ml-avatar--0 {
      background: var(--colors-jacaranda-300);
      color: var(--colors-jacaranda-950);
    }
    .ml-avatar--1 {
      background: var(--colors-cardenillo-200);
      color: var(--colors-cardenillo-950);
    }
    .ml-avatar--2 {
      background: var(--colors-huincha-200);
      color: var(--colors-huincha-950);
    }
    .ml-avatar--3 {
      background: var(--colors-ladrillo-200);
      color: var(--colors-ladrillo-950);
    }
    .ml-avatar--4 {
      background: var(--colors-piedra-200);
      color: var(--colors-piedra-950);
    }
    .ml-avatar img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  `,
)

export interface AvatarProps {
  /**
   * Name of the person, whose initials are drawn. The avatar is hidden from screen readers, so show the name
   * next to it.
   */
  name: string
  src?: string | null
  /** Width and height in px. */
  size?: number
}

/** Returns the first letters of the first and the last word of a name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase()
}

/** Returns one of five colours for a name, always the same, so that people of a list are told apart at a glance. */
const toneOf = (name: string): number =>
  Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % 5

/** A person's picture or initials, to be shown next to their name. */
export function Avatar({ name, src, size = 38 }: AvatarProps) {
  useStyles(avatarStyles)
  return (
    <span
      aria-hidden
      className={`ml-avatar ml-avatar--${toneOf(name)}`}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.37) }}
    >
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  )
}
