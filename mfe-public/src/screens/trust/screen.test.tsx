// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('loads a film only once its button is pressed, and links to one of another host', async () => {
  const quote = { position: '', location: '', comment: 'Bien', lang: 'es' as const }
  const api = await startFakeApi([
    answers(endpoints.testimonials.list, () => ({
      testimonials: [
        {
          ...quote,
          id: 'f0000000-0000-4000-8000-000000000001',
          name: 'Abril',
          url: 'https://youtu.be/abcdefgh',
        },
        {
          ...quote,
          id: 'f0000000-0000-4000-8000-000000000002',
          name: 'Hugo',
          url: 'https://video.example/1.mp4',
        },
      ],
    })),
  ])
  const { user, container } = await renderRemote(remote, { path: '/confian-en-nosotros', api: api.baseUrl })
  const play = await screen.findByRole('button', { name: /Ver el video de Abril/ }, { timeout: 10_000 })
  expect(screen.queryByRole('button', { name: /Hugo/ })).toBeNull()
  const elsewhere = screen.getByRole('link', { name: /Ver el video de Hugo.*Se abre en video\.example/ })
  expect(elsewhere.getAttribute('href')).toBe('https://video.example/1.mp4')
  expect(container.querySelector('iframe')).toBeNull()
  await user.click(play)
  const frame = screen.getByTitle('Video de Abril')
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefgh?autoplay=1')
  expect(document.activeElement).toBe(frame)
  await api.close()
})
