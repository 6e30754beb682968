import { Button, Span, type ButtonProps } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import type { ElementType, ReactNode } from 'react'

type Props<E extends ElementType> = Omit<ButtonProps<E>, 'children'> & { text: ReactNode }

/** Goes back one step of a wizard; next to another button on a phone, its label is only for screen readers. */
export function BackButton<E extends ElementType = 'button'>({ text, ...rest }: Props<E>) {
  const button = rest as ButtonProps<'button'>
  return (
    <Button {...button} variant="outline" size="lg" icon={<ArrowLeft />}>
      <Span
        css={{
          '@media (max-width: 759px)': {
            '.ml-button:not(:only-child) &': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
          },
        }}
      >
        {text}
      </Span>
    </Button>
  )
}
