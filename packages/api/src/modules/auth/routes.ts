import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { toUser } from '../users/to-user.ts'
import { addExtra, setActive, updateProfile } from './profile.ts'
import { registerAuthJobs, requestRestore, setPassword } from './restore.ts'
import { login, logout, register } from './service.ts'

export function registerAuth(app: AppContext): void {
  const { auth } = endpoints
  registerAuthJobs(app)

  serve(app, auth.login, ({ body, request }) => login(app, body, request))
  serve(app, auth.register, ({ body, request }) => register(app, body, request))
  serve(app, auth.session, ({ user }) => ({ user: toUser(user) }))
  serve(app, auth.logout, async ({ user, request, text }) => {
    await logout(app, user, request)
    return { message: text('message.logged_out') }
  })
  serve(app, auth.update, ({ user, params, body, request }) =>
    updateProfile(app, user, params.id, body, request),
  )
  serve(app, auth.extra, ({ user, body }) => addExtra(app, user, body))
  serve(app, auth.toggleActive, ({ user, params, body, request }) =>
    setActive(app, user, params.id, body.active, request),
  )
  serve(app, auth.restore, async ({ body, request, text }) => {
    await requestRestore(app, body, request)
    return { message: text('message.restore_sent') }
  })
  serve(app, auth.password, async ({ body, request, text }) => {
    await setPassword(app, body.token, body.password, request)
    return { message: text('message.password_changed') }
  })
}
