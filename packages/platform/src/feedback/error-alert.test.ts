import { expect, it } from 'vitest'
import { platformTexts } from '../intl/texts.ts'
import { errorAlert } from './error-alert.ts'

const { es, en } = platformTexts

it.each([
  [401, undefined],
  [422, undefined],
  [429, undefined],
  [500, 'r-1'],
  [503, 'r-1'],
])('shows the request id only of what somebody has to look into: %i', (status, requestId) => {
  const error = Object.assign(new Error('No se pudo'), { status, requestId: 'r-1' })
  expect(errorAlert(error, es).text).toBe('No se pudo')
  expect(errorAlert(error, es).requestId).toBe(requestId)
})

it('shows the message and request id of a failure, else the failure itself, else a generic text', () => {
  const broken = Object.assign(new Error('No pudimos guardar tus datos'), { requestId: 'r-1' })
  expect(errorAlert(broken, es)).toEqual({
    title: 'Opps.. Algo salio mal',
    text: 'No pudimos guardar tus datos',
    requestId: 'r-1',
  })
  const coded = Object.assign(new Error('Falta algo'), { code: 'email_unconfirmed' })
  expect(errorAlert(coded, es).code).toBe('email_unconfirmed')
  expect(errorAlert('sin papel', es)).toEqual({ title: es.failed, text: 'sin papel' })
  for (const nothing of [new Error(''), {}, { message: 4 }])
    expect(errorAlert(nothing, en)).toEqual({ title: en.failed, text: en.failed })
})

it.each([
  new TypeError('Failed to fetch'),
  new RangeError('Maximum call stack size exceeded'),
  new DOMException('The operation is insecure.', 'SecurityError'),
  Object.assign(new Error('Firebase: Error (auth/internal-error).'), { name: 'FirebaseError' }),
])('says nothing that a browser or a library wrote for developers: %s', (error) => {
  expect(errorAlert(error, es)).toEqual({ title: es.failed, text: es.failed })
})

it('shows a code chunk that could not be loaded as a connection problem', () => {
  const error = Object.assign(new Error('Loading chunk 7 failed.\n(missing: /shell/x.js)'), {
    name: 'ChunkLoadError',
  })
  expect(errorAlert(error, es).text).toBe('No hay conexión. Revisa tu red e inténtalo de nuevo')
})
