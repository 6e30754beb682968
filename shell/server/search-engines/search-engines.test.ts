import type { Place } from '@metrolibre/contract'
import { describe, expect, it } from 'vitest'
import type { Registry } from '../../src/registry/registry.ts'
import { placePages } from './place-pages.ts'
import { robotsText } from './robots.ts'
import { declaredPages, sitemapIndex, sitemapOf } from './sitemap.ts'

const publicUrl = 'https://site.example'
const routes = [
  { id: 'home', path: '/', guard: 'public', render: 'server' },
  { id: 'property', path: '/propietario/:id/details', guard: 'public', render: 'server' },
  { id: 'saved', path: '/saved', guard: 'public', render: 'server', isUnlisted: true },
  { id: 'failed', path: '/stripe/error', guard: 'public', render: 'skeleton' },
  { id: 'calendar', path: '/propietario/:id/calendar/:roomId/:mode', guard: 'user', render: 'skeleton' },
  { id: 'mine', path: '/my-locations', guard: 'user', render: 'skeleton' },
  { id: 'mine-of', path: '/my-locations/locations/:id', guard: 'user', render: 'skeleton' },
  { id: 'admin-zones', path: '/zones', guard: 'public', render: 'server' },
]
const registry = { remotes: { 'mfe-a': { config: { routes } } } } as unknown as Registry

describe('robots.txt', () => {
  const lines = robotsText(registry, publicUrl).split('\n')

  it('excludes API calls and personal pages, in both languages', () => {
    for (const path of [
      '/api/',
      '/admin',
      '/en/admin',
      '/my-locations',
      '/zones',
      '/propietario/*/calendar/',
    ])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).not.toContain('Disallow: /my-locations/locations/')
    expect(lines).toContain('Sitemap: https://site.example/sitemap.xml')
  })

  it('allows the page of a property', () => {
    expect(lines.filter((line) => /^Disallow: \/propietario\/(\*\/)?$/.test(line))).toEqual([])
  })
})

describe('the sitemap', () => {
  it('lists pages from the declarations: public, rendered on the server, without parameters, and of no single visitor', () => {
    expect(declaredPages(registry)).toEqual([{ path: '/' }])
  })

  it('lists every page in each language, with links to its translations', () => {
    const xml = sitemapOf(publicUrl, [{ path: '/posts?a=1&b=2', changed: '2026-01-01T00:00:00.000Z' }])
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://site.example/posts?a=1&amp;b=2',
      'https://site.example/en/posts?a=1&amp;b=2',
    ])
    expect(xml.match(/hreflang="es" href="https:\/\/site\.example\/posts\?a/g)).toHaveLength(2)
    expect(xml).toContain('<lastmod>2026-01-01T00:00:00.000Z</lastmod>')
  })

  it('lists a page per comuna, and one per kind of property published there', () => {
    const counts = { room: 2, entire: 0, galpon: 1, terreno: 0, hours: 0 }
    const place = { zone: 'Ñuñoa', city: 'Santiago', country: 'Chile', counts } as Place
    expect(placePages([place]).map(({ path }) => decodeURIComponent(path))).toEqual([
      '/propietario?city=Santiago&comuna=Ñuñoa&country=Chile',
      '/propietario?city=Santiago&comuna=Ñuñoa&country=Chile&type=room',
      '/propietario?city=Santiago&comuna=Ñuñoa&country=Chile&type=galpon',
    ])
  })

  it('is split into several files by an index', () => {
    expect(sitemapIndex(publicUrl, ['pages'])).toContain('<loc>https://site.example/sitemaps/pages.xml</loc>')
  })
})
