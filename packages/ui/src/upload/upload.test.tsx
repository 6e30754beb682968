// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { UploadDialog } from './index.ts'
import type { UploadTexts } from './upload-texts.ts'
import type { UploadOptions } from './use-uploads.ts'

URL.createObjectURL = () => 'blob:preview'
URL.revokeObjectURL = () => undefined
HTMLElement.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList

const texts: UploadTexts = {
  choose: 'Busca',
  drop: 'Suelta',
  hint: 'PNG',
  close: 'Cerrar',
  finish: 'Listo',
  retry: 'Reintentar',
  done: 'Subida',
  converting: (percent) => `Convirtiendo ${percent}%`,
  uploading: (percent) => `Subiendo ${percent}%`,
  cancel: (name) => `Cancelar ${name}`,
  remove: (name) => `Quitar ${name}`,
  unreadable: (name) => `Ilegible ${name}`,
  tooLarge: (name) => `${name} pesa mucho`,
  wrongType: (name) => `${name} no es foto`,
  tooMany: 'Hasta 2',
  failed: (error) => (error as Error).message,
  mayRetry: (error) => (error as Error).message !== 'No es foto',
}

interface Sent {
  file: File
  options: UploadOptions
  succeed: (result: string) => void
  fail: (error: Error) => void
}
let sent: Sent[] = []
beforeEach(() => {
  sent = []
})
const upload = (file: File, options: UploadOptions) =>
  new Promise<string>((succeed, fail) => sent.push({ file, options, succeed, fail }))

const photo = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })

const show = (maxFiles = 1) => {
  const onDone = vi.fn<(results: string[]) => void>()
  const onClose = vi.fn<() => void>()
  const dialog = (
    <UploadDialog
      title="Foto"
      texts={texts}
      upload={upload}
      maxFiles={maxFiles}
      maxBytes={1000}
      onDone={onDone}
      onClose={onClose}
    />
  )
  const { unmount } = draw(dialog)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false })
  return { onDone, onClose, unmount, choose }
}
const begun = async (count = 1) => waitFor(() => expect(sent).toHaveLength(count))

it('shows the progress of a photo, and finishes by itself when only one is allowed', async () => {
  const { choose, onDone } = show()
  await choose(photo('sala.png'))
  await begun()
  sent[0]!.options.onProgress(0.4)
  expect(await screen.findByText('Subiendo 40%')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'sala.png' }).getAttribute('value')).toBe('40')
  expect(screen.getByRole('button', { name: /Busca/ }).getAttribute('aria-disabled')).toBe('true')
  sent[0]!.succeed('address')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['address']))
})

it('shows why an upload failed and retries it', async () => {
  const { choose, onDone } = show()
  await choose(photo('sala.png'))
  await begun()
  sent[0]!.fail(new Error('Sin conexión'))
  expect((await screen.findByRole('alert')).textContent).toBe('Sin conexión')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar sala.png' }))
  await begun(2)
  sent[1]!.succeed('address')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('accepts another photo in place of a rejected one', async () => {
  const { choose } = show()
  await choose(photo('pagina.png'))
  await begun()
  sent[0]!.fail(new Error('No es foto'))
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  await choose(photo('sala.png'))
  await begun(2)
  expect(screen.queryByText('pagina.png')).toBeNull()
})

it('aborts an upload that is cancelled, and all uploads when the dialog is unmounted', async () => {
  const { choose, unmount } = show(2)
  await choose(photo('a.png'), photo('b.png'))
  await begun(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar a.png' }))
  expect(sent.map(({ options }) => options.signal.aborted)).toEqual([true, false])
  expect(screen.queryByText('a.png')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Busca/ }))
  unmount()
  expect(sent[1]!.options.signal.aborted).toBe(true)
})

it('rejects by name files that are too large or no photos, and more files than allowed', async () => {
  const { choose } = show(2)
  await choose(photo('enorme.png', 2000))
  expect(await screen.findByText('enorme.png pesa mucho')).toBeDefined()
  await choose(new File(['<svg/>'], 'dibujo.svg', { type: 'image/svg+xml' }))
  expect(await screen.findByText('dibujo.svg no es foto')).toBeDefined()
  expect(sent).toHaveLength(0)
  await choose(photo('a.png'), photo('b.png'), photo('c.png'))
  expect(await screen.findByText('Hasta 2')).toBeDefined()
  await begun(2)
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png'])
})

it('returns several results once all uploads are finished', async () => {
  const { choose, onDone } = show(2)
  await choose(photo('a.png'), photo('b.png'))
  await begun(2)
  const finish = screen.getByRole('button', { name: 'Listo' })
  sent[1]!.succeed('second')
  expect(finish.hasAttribute('disabled')).toBe(true)
  sent[0]!.succeed('first')
  await waitFor(() => expect(finish.hasAttribute('disabled')).toBe(false))
  await userEvent.click(finish)
  expect(onDone).toHaveBeenCalledWith(['first', 'second'])
})

it('returns the finished uploads even if another failed or the dialog is closed', async () => {
  const { choose, onDone, onClose } = show(3)
  await choose(photo('a.png'), photo('b.png'))
  await begun(2)
  sent[0]!.succeed('first')
  sent[1]!.fail(new Error('No es foto'))
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Listo' }).hasAttribute('disabled')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(onDone).toHaveBeenCalledWith(['first'])
  expect(onClose).not.toHaveBeenCalled()
})
