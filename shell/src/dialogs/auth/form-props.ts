import type { LoginRequest } from '@metrolibre/platform/host'

/** The props of each form in the login dialog. */
export interface AuthFormProps {
  /** The address typed in another of the forms. */
  email: string
  returnTo: string | undefined
  /** Somebody who books may have no account yet, so the registration is offered first. */
  isBooking: boolean
  onSwitch: (form: LoginRequest['form'], email: string) => void
}
