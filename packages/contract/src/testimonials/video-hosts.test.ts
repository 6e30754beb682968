import { expect, test } from 'vitest'
import { filmFrameOrigins, filmOf } from './video-hosts.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://player.vimeo.com/video/123456789?h=a', 'https://player.vimeo.com/video/123456789?dnt=1'],
])('plays %s in the frame of its host', (address, src) => {
  expect(filmOf(address)).toEqual({ kind: 'frame', src })
  expect(filmFrameOrigins.some((origin) => src.startsWith(`${origin}/`))).toBe(true)
})

test('plays a file of this site', () => {
  expect(filmOf('/films/abril.mp4')).toEqual({ kind: 'file', src: '/films/abril.mp4' })
})

test.each([
  'https://video.example/1.mp4',
  'https://www.youtube.com.video.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
])('links to %s, which no frame is allowed to show', (address) => {
  expect(filmOf(address)).toEqual({ kind: 'link', src: address })
})

test('writes what could end an attribute in another way', () => {
  expect(filmOf('https://youtu.be/"onload="x')).toEqual({
    kind: 'link',
    src: 'https://youtu.be/%22onload=%22x',
  })
})

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://someone@youtu.be/dQw4w9WgXcQ',
  '//video.example/a.mp4',
  '/\\video.example/a.mp4',
  '/../a.mp4',
  '/constructor',
  'javascript:alert(1)',
  '',
])('refuses %j', (address) => {
  expect(filmOf(address)).toBeUndefined()
})
