import { expect, it } from 'vitest'
import { namesBelow } from './names-below.ts'
import { allNames } from './place-name.ts'

const cerrillos = allNames([]).find(({ text }) => text === 'Cerrillos')!

it('moves the name that a pin would cover below the pin', () => {
  const pin = { lat: cerrillos.lat + 0.001, lng: cerrillos.lng - 0.003 }
  const [name] = namesBelow(pin)
  expect(name).toMatchObject({ ...pin, text: 'Cerrillos', below: true })
  // The name is shown once, where it was moved to.
  expect(allNames(namesBelow(pin)).filter(({ text }) => text === 'Cerrillos')).toEqual([name])
})

it('leaves names alone that are further away', () => {
  expect(namesBelow({ lat: cerrillos.lat + 0.006, lng: cerrillos.lng })).toEqual([])
})
