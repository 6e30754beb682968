import { demo, demoPassword, newPerson, register } from '../support/people.ts'
import { platform } from '../support/platform.ts'
import { logInAt } from './log-in.ts'
import { button, dialog, heading } from './person.ts'
import { test } from './test.ts'

test('the office verifies a user, and looks at the payments', async ({ visit }) => {
  const { tab, say, at, press, sees } = visit
  const { user } = await register(newPerson('Perú'))
  const page = platform.url + at(`/admin/users/detail/${user.id}`)
  await logInAt(visit, page, { email: demo.admin, password: demoPassword })
  await press(button(say('shell.welcome.continue'), dialog))
  await test.step('verifies a user', async () => {
    const verified = { role: 'switch', name: new RegExp(say('mfe-admin.user.isVerified')) }
    await press(verified)
    await sees({ ...verified, css: '[aria-checked="true"], :checked' })
  })
  await test.step('looks at the payments', async () => {
    await tab.goto(platform.url + at('/admin/payments'))
    await sees(heading(say('mfe-admin.payments.title')))
    await sees({ css: 'main a[href*="/admin/payments/detail/"]' })
  })
})
