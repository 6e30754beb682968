import { expect, it } from 'vitest'
import { outdatedBy } from './outdated.ts'

const pages = ['a1 /', 'a1 /posts', 'a1 /en/posts?q=te', 'a1 /posts/7', 'a1 /propietario/7/details']
const outdated = (method: string, url: string) => pages.filter((key) => outdatedBy(method, url)?.(key))

it('drops every page after a change by an admin, who may have hidden what it shows', () => {
  expect(outdated('PUT', '/api/admin/changelocationstatus')).toEqual(pages)
  expect(outdated('DELETE', '/api/admin/publications/7?lang=es')).toEqual(pages)
})

it('drops the pages of posts after an author changed one or its pictures', () => {
  const posts = ['a1 /posts', 'a1 /en/posts?q=te', 'a1 /posts/7']
  expect(outdated('PUT', '/api/publications/7')).toEqual(posts)
  expect(outdated('DELETE', '/api/images/3')).toEqual(posts)
})

it('keeps the pages when something is read, or changed that they do not show', () => {
  expect(outdated('GET', '/api/admin/publications')).toEqual([])
  expect(outdated('POST', '/api/auth/login')).toEqual([])
})
