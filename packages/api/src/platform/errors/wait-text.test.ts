import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { toProblem } from './to-problem.ts'

it.each([
  [undefined, 'Demasiados intentos. Espera un momento e inténtalo de nuevo'],
  [90, 'Demasiados intentos. Espera un momento e inténtalo de nuevo'],
  [91, 'Demasiados intentos. Inténtalo de nuevo en 2 minutos'],
  [3_599.2, 'Demasiados intentos. Inténtalo de nuevo en 60 minutos'],
  [7_201, 'Demasiados intentos. Inténtalo de nuevo en 3 horas'],
  [86_400, 'Demasiados intentos. Inténtalo de nuevo en 24 horas'],
])('after too many attempts, %s seconds are described as "%s"', (retryAfterSeconds, message) => {
  const error = new AppError('rate_limited', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
  expect(toProblem(error, 'es', 'r').message).toBe(message)
})

it('describes the time in English too, and keeps the title of the refusal', () => {
  const problem = toProblem(new AppError('rate_limited', { retryAfterSeconds: 3_000 }), 'en', 'r')
  expect(problem).toMatchObject({
    title: 'Too many attempts. Wait a moment and try again',
    message: 'Too many attempts. Try again in 50 minutes',
  })
})
