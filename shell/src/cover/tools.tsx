import { pictures } from '@metrolibre/api-client'
import { keptWidthOf, type Cover } from '@metrolibre/contract'
import { useFeedback, useIntl, useUploadDialog, type TextName } from '@metrolibre/platform'
import type { CoverPartProps } from '@metrolibre/platform/host'
import { Button } from '@metrolibre/ui'
import { ArrowCounterClockwise, Image, TextT } from '@metrolibre/ui/icons'
import { useRef } from 'react'
import { useSaveCover } from './use-save-cover.ts'
import { useSeenCover } from './use-seen-cover.ts'

const tool = { variant: 'ghost', size: 'sm' } as const

/** The admin's toolbar on a cover: preview another image or text in place, then save or discard it. */
export function Tools({ id, saved, pageText }: CoverPartProps) {
  const { formatMessage } = useIntl()
  const { confirm, showError } = useFeedback()
  const openUpload = useUploadDialog()
  const { draft, setDraft, save, saving } = useSaveCover()
  const { look, send } = useSeenCover(id)
  const first = useRef<HTMLButtonElement>(null)
  const opening = useRef(false)
  const say = (name: TextName<'shell.cover'>) => formatMessage({ id: `shell.cover.${name}` })

  /** Does something with the cover as it is now, once at a time. */
  const begin = async (work: (now: Cover | undefined) => unknown) => {
    if (opening.current) return
    opening.current = true
    try {
      await work(await look())
    } catch (error) {
      await showError(error)
    } finally {
      opening.current = false
    }
  }
  const chooseImage = async () => {
    const chosen = await openUpload({
      title: say('imageTitle'),
      keptWidth: keptWidthOf.general,
      upload: (file, options) => pictures.adminUpload({ table: 'general', id: String(id) }, file, options),
    })
    const [image] = chosen ?? []
    // Keeps a text that is being edited.
    if (image) setDraft((now) => ({ ...(now?.id === id && now), id, image }))
  }
  const reset = (what: 'image' | 'text') =>
    begin(async (now) => {
      const sure = await confirm({
        title: say(`${what}ResetTitle`),
        text: formatMessage({ id: `shell.cover.${what}ResetText` }, { text: now?.text ?? pageText }),
        confirm: say('resetGo'),
        cancel: say('cancel'),
      })
      if (sure) await save(() => send(what, null))
    })
  const saveDraft = () =>
    save(async () => {
      if (draft?.image && !(await send('image', draft.image.image))) return false
      return draft?.text === undefined || send('text', draft.text.trim())
    })
  const giveUp = () => {
    setDraft(null)
    // The pressed button has disappeared.
    first.current?.focus()
  }

  const own = draft?.id === id ? draft : null
  const imageButton = (
    <Button
      {...tool}
      // The key keeps the same button before and after, so that the dialog can restore the focus to it.
      key="image"
      ref={first}
      icon={<Image />}
      disabled={saving}
      onClick={() => void (own ? chooseImage() : begin(chooseImage))}
    >
      {say(own?.image ? 'otherImage' : 'image')}
    </Button>
  )
  if (own)
    return [
      imageButton,
      <Button {...tool} key="cancel" disabled={saving} onClick={giveUp}>
        {say('cancel')}
      </Button>,
      <Button
        key="save"
        variant="cta"
        size="sm"
        loading={saving}
        disabled={own.text !== undefined && !own.text.trim()}
        onClick={() => void saveDraft()}
      >
        {say('save')}
      </Button>,
    ]
  const resets = (['image', 'text'] as const).map(
    (what) =>
      saved?.[what] && (
        <Button
          {...tool}
          key={`${what}-reset`}
          icon={<ArrowCounterClockwise />}
          disabled={saving}
          onClick={() => void reset(what)}
        >
          {say(`${what}Reset`)}
        </Button>
      ),
  )
  return [
    imageButton,
    resets[0],
    <Button
      {...tool}
      key="edit"
      icon={<TextT />}
      disabled={saving}
      onClick={() => void begin((now) => setDraft({ id, text: now?.text ?? pageText }))}
    >
      {say('edit')}
    </Button>,
    resets[1],
  ]
}
