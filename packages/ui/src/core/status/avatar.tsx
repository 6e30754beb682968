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
      background: var(--colors-jacaranda-300);
      color: var(--colors-jacaranda-950);
      font-weight: 700;
    }
    .ml-avatar img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  `,
)

export interface AvatarProps {
  /** Whose it is; its initials are drawn. The name itself belongs beside it. */
  name: string
  src?: string | null
  /** Edge in px. */
  size?: number
}

/** @returns the first letters of the first and last word of a name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase()
}

/** A person as initials or picture, beside their name. */
export function Avatar({ name, src, size = 38 }: AvatarProps) {
  useStyles(avatarStyles)
  return (
    <span
      aria-hidden
      className="ml-avatar"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.37) }}
    >
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  )
}
