// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { open } from '../testing/open.tsx'
import { uploadAtom, useUploadDialog } from './upload-request.ts'
import { useVideoDialog, videoAtom } from './video-request.ts'

let upload: ReturnType<typeof useUploadDialog>
let video: ReturnType<typeof useVideoDialog>

function Hooks() {
  const ownUpload = useUploadDialog()
  const ownVideo = useVideoDialog()
  useEffect(() => {
    upload = ownUpload
    video = ownVideo
  }, [ownUpload, ownVideo])
  return null
}

const request = { title: 'Fotos', upload: (file: File) => Promise.resolve(file.name) }

it('the upload dialog resolves with the results of the uploads, or with null when it is closed', async () => {
  const { store } = open(<Hooks />)
  const sent = upload(request)
  expect(store.get(uploadAtom)?.request.title).toBe('Fotos')
  act(() => store.get(uploadAtom)!.answer(['a.png']))
  expect(await sent).toEqual(['a.png'])
  expect(store.get(uploadAtom)).toBeNull()
  const closed = upload(request)
  act(() => store.get(uploadAtom)!.answer(null))
  expect(await closed).toBeNull()
})

it('the video dialog shows the requested film, or by default the one that explains the product', () => {
  const { store } = open(<Hooks />)
  act(() => video())
  expect(store.get(videoAtom)).toBe('intro')
  act(() => video({ title: 'Taller', src: '/films/1.mp4' }))
  expect(store.get(videoAtom)).toEqual({ title: 'Taller', src: '/films/1.mp4' })
})
