import { css, styles, useStyles } from '@metrolibre/ui'
import { Field, useField } from '@metrolibre/ui/form'
import type { Ref, SyntheticEvent } from 'react'

const codeLength = 6

const codeStyles = styles(
  'code-input',
  css`
    .ml-code {
      position: relative;
      display: grid;
      grid-template-columns: repeat(${String(codeLength)}, minmax(0, 52px));
      gap: 8px;
    }
    .ml-code span {
      display: grid;
      place-items: center;
      height: 60px;
      border: 1px solid var(--colors-border-control);
      border-radius: var(--radii-md);
      background: var(--colors-bg-panel);
      font-size: 1.5rem;
      font-weight: 740;
      line-height: 1;
    }
    .ml-code input {
      position: absolute;
      inset: 0;
      width: 100%;
      border: 0;
      padding: 0;
      /* Below 16 px, phones would zoom in. */
      font-size: 16px;
      opacity: 0;
      cursor: text;
    }
    .ml-code:has([aria-invalid='true']) span {
      border-color: var(--colors-status-bad-solid);
    }
    .ml-code:focus-within span[data-next] {
      border-color: var(--colors-focus);
      outline: 2px solid var(--colors-focus);
    }
  `,
)

/** The digits of what was typed or pasted, such as "407 312". */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, codeLength)

/** What is typed goes to the end, because that is the place that is marked. */
const toEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { length } = currentTarget.value
  if (currentTarget.selectionStart !== length && currentTarget.selectionEnd !== length)
    currentTarget.setSelectionRange(length, length)
}

interface Props {
  name: string
  value: string
  onChange: (code: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

function Boxes({ value, onChange, ...field }: Props) {
  useStyles(codeStyles)
  const wiring = useField()
  const next = Math.min(value.length, codeLength - 1)
  return (
    <div className="ml-code">
      {Array.from({ length: codeLength }, (_, index) => (
        <span key={index} aria-hidden data-next={index === next ? '' : undefined}>
          {value[index]}
        </span>
      ))}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        onSelect={toEnd}
        {...field}
        {...wiring}
      />
    </div>
  )
}

/** A mailed code of six digits, each drawn in a box. It is one field, so that it can be pasted and filled in. */
export const CodeInput = ({ label, error, ...box }: Props & { label: string; error?: string }) => (
  <Field label={label} error={error}>
    <Boxes {...box} />
  </Field>
)
