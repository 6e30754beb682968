import { useState } from 'react'
import { Eye } from '../icons/drawn/eye.tsx'
import { EyeSlash } from '../icons/drawn/eye-slash.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'suffix'> {
  showLabel: string
  hideLabel: string
}

/** A password that can be looked at while it is written. */
export function PasswordInput({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...props
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button type="button" aria-label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
      {shown ? <EyeSlash size={20} /> : <Eye size={20} />}
    </button>
  )
  return (
    <TextInput {...props} type={shown ? 'text' : 'password'} autoComplete={autoComplete} suffix={toggle} />
  )
}
