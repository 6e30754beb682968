import type { HTMLChakraProps, SystemStyleObject } from '@chakra-ui/react'
import type { ElementType, JSX, ReactElement, Ref } from 'react'

export type { SystemStyleObject }

/**
 * The props of an element or component with style props, whose names and values are Chakra's. `as` draws another element.
 * Of Chakra's own props `asChild` and `unstyled` are not among them, and no recipes.
 */
export type StyledProps<E extends ElementType, Own extends object = object> = Own &
  Omit<HTMLChakraProps<E>, keyof Own | 'asChild' | 'css'> & {
    css?: SystemStyleObject | readonly (SystemStyleObject | undefined)[] | undefined
    /** Of any element, because `as` may draw another one. */
    ref?: Ref<Element> | undefined
  }

export type StyledComponent<E extends ElementType, Own extends object = object> = (
  props: StyledProps<E, Own>,
) => ReactElement

/** Makes elements and components with style props; see `styled`. */
export type StyledFactory = {
  <E extends ElementType>(tag: E, recipe?: { base?: SystemStyleObject }): StyledComponent<E>
} & { readonly [E in keyof JSX.IntrinsicElements]: StyledComponent<E> }
