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

  serve(app, auth.login, ({ body }) => login(app, body))
  serve(app, auth.register, ({ body, request }) => register(app, body, request))
  serve(app, auth.session, ({ user }) => ({ user: toUser(user) }))
  serve(app, auth.logout, async ({ user, text }) => {
    await logout(app, user)
    return { message: text('message.logged_out') }
  })
  serve(app, auth.update, ({ user, params, body }) => updateProfile(app, user, params.id, body))
  serve(app, auth.extra, ({ user, body }) => addExtra(app, user, body))
  serve(app, auth.toggleActive, ({ user, params, body }) => setActive(app, user, params.id, body.active))
  serve(app, auth.restore, async ({ body, request, text }) => {
    await requestRestore(app, body, request.ip)
    return { message: text('message.restore_sent') }
  })
  serve(app, auth.password, async ({ body, text }) => {
    await setPassword(app, body.token, body.password)
    return { message: text('message.password_changed') }
  })
}
