import { type ReactNode, useRef, useState } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** What may be wrong with a value, and what was probably meant. */
export interface Doubt {
  text: ReactNode
  /** The value that the user can take instead, with the words of its button: '¿Quisiste decir 12.345.678-5?'. */
  offer?: { text: ReactNode; value: string }
}

export interface CheckedInputProps extends Omit<TextInputProps, 'warning' | 'ref'> {
  doubt: Doubt | undefined
  onTake: (value: string) => void
  ref?: (input: HTMLInputElement | null) => void
}

/**
 * A text input whose value may be wrong although it is accepted, such as a number with a check digit. It warns once
 * the user has typed the value, and offers another one.
 */
export function CheckedInput({ doubt, onTake, onChange, onBlur, ref, ...props }: CheckedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // A number that is still being typed has no check digit yet.
  const [typing, setTyping] = useState(false)
  const take = (value: string) => {
    onTake(value)
    // The pressed button disappears.
    input.current?.focus()
  }
  const offer = doubt?.offer
  return (
    <TextInput
      {...props}
      ref={(element) => {
        input.current = element
        ref?.(element)
      }}
      onChange={(event) => {
        setTyping(true)
        onChange?.(event)
      }}
      onBlur={(event) => {
        setTyping(false)
        onBlur?.(event)
      }}
      warning={
        doubt &&
        !typing && (
          <>
            <span>{doubt.text}</span>
            {offer && (
              <button type="button" onClick={() => take(offer.value)}>
                {offer.text}
              </button>
            )}
          </>
        )
      }
    />
  )
}
