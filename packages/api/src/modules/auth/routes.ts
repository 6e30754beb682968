import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { toUser } from '../users/to-user.ts'
import { addExtra, setUserActive, updateProfile } from './profile.ts'
import { requestEmailChange } from './email-change.ts'
import { registerEmailJobs } from './email-jobs.ts'
import { useEmailLink } from './email-link.ts'
import { resendConfirmation } from './confirmation.ts'
import { registerAuthJobs, requestRestore, setPassword } from './restore.ts'
import { registerNewPlaces } from './new-place.ts'
import { login, logout, registerUser } from './service.ts'

export function registerAuth(app: AppContext): void {
  const { auth } = endpoints
  registerAuthJobs(app)
  registerNewPlaces(app)
  registerEmailJobs(app)

  serve(app, auth.login, ({ body, request }) => login(app, body, request))
  serve(app, auth.register, ({ body, request }) => registerUser(app, body, request))
  serve(app, auth.session, ({ user }) => ({ user: toUser(user) }))
  serve(app, auth.logout, async ({ user, request, text }) => {
    await logout(app, user, request)
    return { message: text('message.logged_out') }
  })
  serve(app, auth.update, ({ user, params, body }) => updateProfile(app, user, params.id, body))
  serve(app, auth.extra, ({ user, body }) => addExtra(app, user, body))
  serve(app, auth.toggleActive, ({ user, params, body, request }) =>
    setUserActive(app, user, params.id, body.active, request),
  )
  serve(app, auth.restore, async ({ body, request, text }) => {
    await requestRestore(app, body, request)
    return { message: text('message.restore_sent') }
  })
  serve(app, auth.password, async ({ body, request, text }) => {
    await setPassword(app, body.token, body.password, request)
    return { message: text('message.password_changed') }
  })
  serve(app, auth.changeEmail, async ({ user, body, request, text }) => {
    await requestEmailChange(app, user, body, request)
    return { message: text('message.email_link_sent') }
  })
  serve(app, auth.resendConfirmation, async ({ user, text }) => {
    await resendConfirmation(app, user)
    return { message: text('message.confirmation_sent') }
  })
  serve(app, auth.useEmailLink, ({ user, body, request }) => useEmailLink(app, user, body.token, request))
}
