import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it.each(['production', 'staging'])('refuses to start where %s runs', (DEPLOYMENT) => {
  expect(() => readEnvironment({ DEPLOYMENT })).toThrow(
    `DEPLOYMENT=${DEPLOYMENT} needs the real services: don’t start the stand-ins with it.`,
  )
})
