import type { Country, RegisterBody, SignedIn } from '@metrolibre/contract'
import { randomBytes } from 'node:crypto'
import { ask } from './api.ts'
import type { Locale } from './texts.ts'

/** The accounts of the demo and their common password, as `npm start` prints them. */
export const demoPassword = 'metros-libres-2026'
export const demo = {
  admin: 'admin@metrolibre.example',
  owner: 'owner@metrolibre.example',
  tenant: 'tenant@metrolibre.example',
} as const

/** Returns the data of a new user who is not registered yet. */
export const newPerson = (country: Country): RegisterBody => {
  const key = randomBytes(5).toString('hex')
  return {
    firstname: 'Elisa',
    lastname: 'Vara',
    email: `viajera-${key}@metrolibre.example`,
    password: `una clave ${randomBytes(5).toString('hex')}`,
    country,
    birthDate: '1991-04-17',
    isOwner: false,
  }
}

/** Registers a user through the API; mails to them are in the given language. */
export const register = (person: RegisterBody, language: Locale = 'es') =>
  ask<SignedIn>('/auth/register', { method: 'POST', body: person, language })

export const logIn = (email: string, password: string = demoPassword) =>
  ask<SignedIn>('/auth/login', { method: 'POST', body: { email, password } })
