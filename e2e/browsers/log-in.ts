import { button, dialog, field, type Person } from './person.ts'

/** Opens a page that asks who is there, and logs in on it. */
export async function logInAt(
  { tab, say, fill, press, seesNot }: Person,
  address: string,
  who: { email: string; password: string },
): Promise<void> {
  await tab.goto(address)
  await fill(field(say('shell.field.email'), dialog), who.email)
  const password = field(say('shell.field.password'), dialog)
  await fill(password, who.password)
  await press(button(say('shell.login.submit'), dialog))
  await seesNot(password)
}
