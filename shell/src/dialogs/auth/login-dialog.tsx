import { useIntl, useLocation } from '@metrolibre/platform'
import { loginRequestAtom, useSetAtom, type LoginRequest } from '@metrolibre/platform/host'
import { Dialog } from '@metrolibre/ui/overlay'
import { useEffect, useRef, useState } from 'react'
import { useSessionControl } from '../../session/session-context.ts'
import { whenIdle } from '../../registry/when-idle.ts'
import { useBookedPlace } from './booked-place.ts'
import { takeFrameTime } from './frame-shown.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { RestoreForm } from './restore-form.tsx'

const forms = { login: LoginForm, register: RegisterForm, restore: RestoreForm }

/** Login, registration and lost password: three forms that pass the e-mail address to each other. */
export default function LoginDialog({ request }: { request: LoginRequest }) {
  const { formatMessage } = useIntl()
  const { warmUp } = useSessionControl()
  const set = useSetAtom(loginRequestAtom)
  const [email, setEmail] = useState('')
  const [begun] = useState(takeFrameTime)
  const { form, returnTo } = request
  const { pathname } = useLocation()
  const booked = useBookedPlace(returnTo ?? pathname)
  const Form = forms[form]
  // Not before one can type: what is typed takes longer than loading this.
  useEffect(() => void whenIdle().then(warmUp), [warmUp])
  const fields = useRef<HTMLDivElement>(null)
  const focused = useRef(form)
  useEffect(() => {
    // The pressed link has disappeared with its form, so the first field of the next form gets the focus.
    if (focused.current !== form) fields.current?.querySelector('input')?.focus()
    focused.current = form
  }, [form])
  const go = (next: LoginRequest['form'], typed: string) => {
    setEmail(typed)
    set({ ...request, form: next })
  }
  return (
    <Dialog
      open
      tape
      {...(begun !== undefined && { begun })}
      onClose={() => set(null)}
      size={form === 'register' ? 'md' : 'sm'}
      title={formatMessage({ id: `shell.${form}.title` })}
      description={
        booked && form !== 'restore'
          ? formatMessage({ id: `shell.${form}.booking` }, { name: booked.name ?? 'none' })
          : formatMessage({ id: `shell.${form}.lead` })
      }
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <div ref={fields}>
        <Form key={form} email={email} returnTo={returnTo} isBooking={booked !== null} onSwitch={go} />
      </div>
    </Dialog>
  )
}
