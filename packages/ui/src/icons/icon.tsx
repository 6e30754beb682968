import type { ComponentType, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Width and height in px or any CSS length. Default: 1.25 times the font size. */
  size?: number | string
  /** Accessible name of an icon without text next to it. Without a label the icon is decoration. */
  label?: string
}

export type Icon = ComponentType<IconProps>

/** Creates an icon from one path on Phosphor's grid of 256; it has the colour of the surrounding text. */
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
