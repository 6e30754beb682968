import { type ReactNode, createContext, useContext, useId } from 'react'
import { cx } from '../system/polymorphic.ts'
import { WarningCircleFill } from '../icons/drawn/warning-circle-fill.tsx'
import { WarningFill } from '../icons/drawn/warning-fill.tsx'
import { useStyles } from '../system/use-styles.ts'
import { fieldStyles } from './field.styles.ts'
import { useMessageInView } from './use-message-in-view.ts'

export interface FieldProps {
  label: ReactNode
  /** Reads the label aloud without showing it, where the context makes it clear. */
  labelHidden?: boolean
  /** '(opcional)', shown after the label. */
  optionalText?: ReactNode
  /** Explains what to enter, before there is any error. */
  help?: ReactNode
  /** What may be wrong, although it is accepted. Not shown next to an error. */
  warning?: ReactNode
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode
}

/** The attributes that link a control to its label, help and error. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** Returns, inside `Field`, the attributes that link a custom control to its label, help and error. */
export const useField = (): Partial<FieldWiring> => useContext(FieldContext) ?? {}

type Texts = Pick<FieldProps, 'help' | 'warning' | 'error'>

function FieldTexts({ id, help, warning, error }: Texts & { id: string }) {
  const warns = Boolean(warning) && !error
  return (
    <>
      <span id={`${id}-warning`} className={cx(warns && 'ml-field__warning')} aria-live="polite">
        {warns && (
          <>
            <WarningFill />
            <span>{warning}</span>
          </>
        )}
      </span>
      {help && (
        <span id={`${id}-help`} className="ml-field__help">
          {help}
        </span>
      )}
      <span id={`${id}-error`} className={cx(Boolean(error) && 'ml-field__error')} aria-live="polite">
        {error && (
          <>
            <WarningCircleFill />
            <span>{error}</span>
          </>
        )}
      </span>
    </>
  )
}

function Label({ label, optionalText }: Pick<FieldProps, 'label' | 'optionalText'>) {
  return (
    <>
      <span>{label}</span> {optionalText && <small>{optionalText}</small>}
    </>
  )
}

const wiringOf = (id: string, { help, warning, error }: Texts): FieldWiring => ({
  id,
  'aria-describedby':
    cx(
      Boolean(help) && `${id}-help`,
      Boolean(warning) && !error && `${id}-warning`,
      Boolean(error) && `${id}-error`,
    ) || undefined,
  'aria-invalid': error ? true : undefined,
})

/** A label, one control, its help and its error. */
export function Field({ children, ...texts }: FieldProps & { children: ReactNode }) {
  useStyles(fieldStyles)
  const id = useId()
  return (
    <div className="ml-field">
      <label htmlFor={id} className={texts.labelHidden ? 'ml-hidden' : 'ml-field__label'}>
        <Label {...texts} />
      </label>
      <FieldContext value={wiringOf(id, texts)}>{children}</FieldContext>
      <FieldTexts id={id} help={texts.help} warning={texts.warning} error={texts.error} />
    </div>
  )
}

/** The same for several controls that answer one question: radio buttons, segments, checkboxes. */
export function FieldGroup({ children, ...texts }: FieldProps & { children: ReactNode }) {
  useStyles(fieldStyles)
  const id = useId()
  const { 'aria-describedby': describedBy } = wiringOf(id, texts)
  const inView = useMessageInView(texts.error)
  return (
    <fieldset className="ml-field" aria-describedby={describedBy} {...inView}>
      <legend className={texts.labelHidden ? 'ml-hidden' : 'ml-field__label'}>
        <Label {...texts} />
      </legend>
      {children}
      <FieldTexts id={id} help={texts.help} warning={texts.warning} error={texts.error} />
    </fieldset>
  )
}

/** Splits props into the texts of a field and the rest, which belongs to its control. */
export const splitField = <P extends FieldProps>(props: P) => {
  const { label, labelHidden, optionalText, help, warning, error, ...control } = props
  return { texts: { label, labelHidden, optionalText, help, warning, error }, control }
}
