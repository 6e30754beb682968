import { type ReactNode, useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '../core/feedback/alert.tsx'
import { TextLink } from '../core/button/text-link.tsx'

export interface FormAlertProps {
  title: ReactNode
  /** One line per field; pressing it moves the focus to the field of that name. */
  errors: readonly { name: string; message: ReactNode }[]
  reference?: AlertProps['reference']
}

const goTo = (from: HTMLElement | null, name: string) => {
  const scope: ParentNode = from?.closest('form') ?? document
  scope.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}

/** Lists above a form everything that prevents it from being sent. Takes the focus when it appears. */
export function FormAlert({ title, errors, reference }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="bad" title={title} reference={reference}>
        {errors.length > 0 && (
          <ul style={{ listStyle: 'none', padding: 0 }}>
            {errors.map(({ name, message }) => (
              <li key={name} style={{ minHeight: 44, paddingTop: 10 }}>
                <TextLink
                  as="button"
                  type="button"
                  style={{ color: 'inherit' }}
                  onClick={() => goTo(box.current, name)}
                >
                  {message}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}
