import type { ComponentType, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Edge in px or any CSS length; without it, 1.25 times the text beside it. */
  size?: number | string
  /** Says what the icon means where no text does. Without it the icon is decoration. */
  label?: string
}

export type Icon = ComponentType<IconProps>

/** Makes an icon of one path on Phosphor's grid of 256; it takes the colour of the text around it. */
export const icon = (path: string): Icon =>
  function Drawn({ size = '1.25em', label, className, ...rest }) {
    return (
      <svg
        viewBox="0 0 256 256"
        width={size}
        height={size}
        fill="currentColor"
        className={className ? `ml-icon ${className}` : 'ml-icon'}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
