import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../core/button/button.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Frame } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  text?: ReactNode
  confirmText: ReactNode
  /** Without it there is no choice: the dialog shows a message with one button. */
  cancelText?: ReactNode
  danger?: boolean
  loading?: boolean
  /** For irreversible deletions: the text the user must type, and the label of its field. */
  typeToConfirm?: { label: ReactNode; expected: string }
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** A dialog with one question. The focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmText, cancelText, danger, loading, typeToConfirm, onConfirm, onCancel } =
    props
  const safe = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  // The next question starts with an empty field. While this one is open, such as after a failure, what was typed stays.
  if (!open && typed) setTyped('')
  const ready = !typeToConfirm || typed.trim() === typeToConfirm.expected.trim()
  const footer = (
    <>
      {cancelText && (
        <Button ref={safe} variant="ghost" onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      <Button
        ref={cancelText ? undefined : safe}
        variant={danger ? 'danger' : 'primary'}
        loading={loading}
        disabled={!ready}
        onClick={onConfirm}
      >
        {confirmText}
      </Button>
    </>
  )
  const body = (typeToConfirm || props.children) && (
    <>
      {props.children}
      {typeToConfirm && (
        <TextInput
          label={typeToConfirm.label}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </>
  )
  return (
    <Frame
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      footer={footer}
      initialFocus={typeToConfirm ? undefined : safe}
      alert
      plainFooter
    >
      {body}
    </Frame>
  )
}
