import { expect, it } from 'vitest'
import { likelyRoutes } from './likely-routes.ts'

const routes = [
  '/',
  '/propietario',
  '/propietario/:id/details',
  '/contrato/:hash?',
  '/posts',
  ':any',
  '*',
].map((path) => ({ path }))
const of = (path: string) => likelyRoutes([...routes, { path: undefined }], path).map((route) => route.path)

it('keeps routes whose first segment is the same or a parameter', () => {
  expect(of('/propietario/7/details')).toEqual(['/propietario', '/propietario/:id/details', ':any', '*'])
  expect(of('/Contrato/')).toEqual(['/contrato/:hash?', ':any', '*'])
  expect(of('/')).toEqual(['/', ':any', '*', undefined])
})
