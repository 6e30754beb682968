import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { whyGuessable } from './guessable.ts'

const { auth } = endpoints
const javiera = { firstName: 'Javiera Ignacia', lastName: 'Muñoz Soto', email: 'javi.ms@tallersur.example' }
const verdicts = async (passwords: string[]) =>
  Object.fromEntries(
    await Promise.all(
      passwords.map(async (password) => [password, await whyGuessable(password, javiera)] as const),
    ),
  )
const all = (passwords: string[], verdict: string | null) =>
  Object.fromEntries(passwords.map((password) => [password, verdict]))

describe('choosing a password', () => {
  it('refuses common passwords in any spelling', async () => {
    const common = [
      '12345678',
      'password',
      'Password1!',
      'P4ssw0rd',
      'contraseña',
      'Contrasena',
      'qwertyuiop',
      'mnbvcxzlkjhg',
      'colocolo',
      'chilechile',
      'iloveyou',
      'hola1234',
      'aaaaaaaaaaaa',
      'abcdefgh',
      'drowssap',
      'pass\u{200B}word',
      'p.a.s.s.w.o.r.d',
      'ｐａｓｓｗｏｒｄ',
      'a'.repeat(128),
      '12345678'.repeat(16),
    ]
    expect(await verdicts(common)).toEqual(all(common, 'common'))
  })

  it('refuses passwords made of the user’s own names or address', async () => {
    const own = [
      'javieramunoz',
      'JavieraMuñoz',
      'Javiera-Muñoz-2026!',
      'J4v13r4.1991',
      'Javiera.Soto.1990',
      'Soto!Javiera!90!',
      's o t o m u ñ o z',
      'zoñumareivaj',
      'sotojaviera123',
      'soto2026',
      'javi.ms@tallersur.example',
      'tallersur2026',
      'javieraignacia',
      'metrolibre2026',
      'JAVIERA'.repeat(18),
    ]
    expect(await verdicts(own)).toEqual(all(own, 'personal'))
  })

  it('refuses a password made of an address that is longer than the examined part', async () => {
    const owner = { ...javiera, email: 'viajera-1a7f0c2b94@metros-y-bodegas.example' }
    for (const own of [owner.email, owner.email.toUpperCase(), `${owner.email}1`])
      expect([own, await whyGuessable(own, owner)]).toEqual([own, 'personal'])
    expect(await whyGuessable('viajera cruza el puente colgante de madera', owner)).toBeNull()
  })

  it('refuses a long password whose beginning ends within an own word', async () => {
    const owner = { ...javiera, firstName: 'Transfiguración' }
    // The first 32 letters hold 7 letters of the name, the last ones all of it.
    const password = 'abcdefghijklmnopqrstuvwxytransfiguracion'
    expect(await whyGuessable(password, owner)).toBe('personal')
  })

  it('accepts a long password when one of its ends would do alone', async () => {
    const strongEnd = 'javieramunozjavieraignaciasoto33 caballo verde sin montura'
    // Its last 32 letters are fine, and what follows the first 32 is not.
    const strongTogether = 'metrolibreabcdefghijklmqwertyuioxK9#m'
    expect(await verdicts([strongEnd, strongTogether])).toEqual(all([strongEnd, strongTogether], null))
  })

  it('accepts parts of a name at both ends of a password that is examined whole', async () => {
    const whole = ['ignac7nacia', 'ignacabcdefghijklmnopqrstuvnacia']
    expect(whole[1]).toHaveLength(32)
    expect(await verdicts(whole)).toEqual(all(whole, null))
  })

  it('accepts a password that begins with the letters of a very short name', async () => {
    expect(await whyGuessable('qzcaballo7#', { ...javiera, firstName: 'Qz' })).toBeNull()
  })

  it('accepts the machine-made part of an address', async () => {
    const email = 'viajera-1a7f0c2b94@people.example'
    expect(await whyGuessable('clave-1a7f0c2b94', { ...javiera, email })).toBeNull()
    expect(await whyGuessable('viajera1990', { ...javiera, email })).toBe('personal')
  })

  it('accepts other passwords, also when they hold a name among other words', async () => {
    const fine = [
      'una clave larga',
      'metros-libres-2026',
      'correct horse battery staple',
      'soto helado verde lunes',
      'xK9#mQ2vLp',
      'impenetrable',
      // So many kinds of signs are not guessed soon, whatever the letters between them say.
      'pa.s-s_w+ord',
      'ja.v-i_e+r*a=90',
      'ñandú camina sobre la nieve',
      `${'a'.repeat(40)} y un caballo verde sin montura`,
      '🐴🔋📎✅ caballo pila clip',
    ]
    expect(await verdicts(fine)).toEqual(all(fine, null))
  })

  it('examines only the first and last part of a long password', async () => {
    // These made the estimator take seconds, because every letter may stand for several others.
    for (const hostile of ['4@8({[<3610$57x%2', 'j4v13r4s0t0', '1990', 'p@$$w0rd1!3']) {
      const password = hostile.repeat(32).slice(0, 128)
      expect(await whyGuessable(password, javiera)).toBe(await whyGuessable(password.slice(0, 96), javiera))
    }
  })
})

describe('every form that sets a password', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const register = (password: string, lang: 'es' | 'en') =>
    app.call(
      auth.register,
      {
        body: {
          firstname: 'Javiera',
          lastname: 'Soto',
          email: `${randomUUID()}@people.example`,
          password,
          country: 'Chile',
          birthDate: '1991-03-09',
        },
      },
      { headers: { 'accept-language': lang } },
    )

  it('says in both languages why a password is refused', async () => {
    const { problem } = await register('password1', 'es')
    expect(problem).toMatchObject({
      code: 'validation',
      message: expect.stringContaining('de las más usadas'),
      fields: [{ path: 'password', code: 'validation.password_common' }],
    })
    expect((await register('javierasoto', 'es')).problem).toMatchObject({
      message: expect.stringContaining('tu nombre o tu correo'),
      fields: [{ path: 'password', code: 'validation.password_personal' }],
    })
    expect((await register('javierasoto', 'en')).problem?.message).toContain('your name or your email')
    expect((await register('una clave larga', 'es')).status).toBe(201)
  })

  it('keeps the mailed link valid when the password is refused', async () => {
    const user = await makeUser(app.db, { firstName: 'Rosario', lastName: 'Quilodrán' })
    await app.call(auth.restore, { body: { email: user.email } })
    const [mail] = await readInbox(app, user.email)
    const token = /#token=([\w-]+)/.exec(mail!.text)![1]!
    const set = (password: string) => app.call(auth.password, { body: { token, password } })
    expect((await set('Rosario1985')).problem?.fields?.[0]?.code).toBe('validation.password_personal')
    expect((await set('una clave larga')).status).toBe(200)
  })
})
