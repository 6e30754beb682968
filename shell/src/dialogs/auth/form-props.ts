import type { LoginRequest } from '@metrolibre/platform/host'

/** What each form of the login dialog is given. */
export interface AuthFormProps {
  /** Typed in another of the forms. */
  email: string
  returnTo: string | undefined
  onSwitch: (form: LoginRequest['form'], email: string) => void
}
