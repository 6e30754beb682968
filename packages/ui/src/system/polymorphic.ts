import type { ComponentPropsWithRef, ElementType } from 'react'

/** Own props plus those of the element or link component given as `as`. */
export type AsProps<E extends ElementType, Own> = Own & { as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >

/** Returns the prop that names the target of a link: `to` for the router's link, `href` for a plain anchor. */
export const linkTarget = (as: ElementType, to: string) => (as === 'a' ? { href: to } : { to })

export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
