import { coverAdmin, pictures } from '@metrolibre/api-client'
import { useFeedback, useIntl, useUploadDialog, type TextName } from '@metrolibre/platform'
import type { CoverPartProps } from '@metrolibre/platform/host'
import { Button } from '@metrolibre/ui'
import { ArrowCounterClockwise, Image, TextT } from '@metrolibre/ui/icons'
import { useRef } from 'react'
import { useSaveCover } from './use-save-cover.ts'

const tool = { variant: 'ghost', size: 'sm' } as const

/** The admin's toolbar on a cover: preview another image or text in place, then save or discard it. */
export function Tools({ id, saved, pageText }: CoverPartProps) {
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const openUpload = useUploadDialog()
  const { draft, setDraft, save, saving } = useSaveCover()
  const first = useRef<HTMLButtonElement>(null)
  const say = (name: TextName<'shell.cover'>) => formatMessage({ id: `shell.cover.${name}` })

  const chooseImage = async () => {
    const chosen = await openUpload({
      title: say('imageTitle'),
      upload: (file, options) => pictures.adminUpload({ table: 'general', id: String(id) }, file, options),
    })
    const [image] = chosen ?? []
    // Keeps a text that is being edited.
    if (image) setDraft((now) => ({ ...(now?.id === id && now), id, image }))
  }
  const reset = async (what: 'image' | 'text') => {
    const sure = await confirm({
      title: say(`${what}ResetTitle`),
      text: say(`${what}ResetText`),
      confirm: say('resetGo'),
      cancel: say('cancel'),
    })
    if (sure) await save(() => coverAdmin[what === 'image' ? 'setImage' : 'setText'](id, null))
  }
  const saveDraft = () =>
    save(async () => {
      if (draft?.image) await coverAdmin.setImage(id, draft.image.image)
      if (draft?.text !== undefined) await coverAdmin.setText(id, draft.text.trim())
    })
  const giveUp = () => {
    setDraft(null)
    // The pressed button has disappeared.
    first.current?.focus()
  }

  const imageButton = (
    <Button
      {...tool}
      // The key keeps the same button before and after, so that the dialog can restore the focus to it.
      key="image"
      ref={first}
      icon={<Image />}
      disabled={saving}
      onClick={() => void chooseImage()}
    >
      {say(draft?.image ? 'otherImage' : 'image')}
    </Button>
  )
  if (draft?.id === id)
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
        disabled={draft.text !== undefined && !draft.text.trim()}
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
      onClick={() => setDraft({ id, text: saved?.text ?? pageText })}
    >
      {say('edit')}
    </Button>,
    resets[1],
  ]
}
