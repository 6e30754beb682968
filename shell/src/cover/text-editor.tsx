import { maxCoverText } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { coverDraftAtom, useAtom } from '@metrolibre/platform/host'
import { chakra } from '@metrolibre/ui'

/** An editor that replaces the cover's text, in the same place and type. */
export function TextEditor() {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useAtom(coverDraftAtom)
  if (draft?.text === undefined) return null
  return (
    <chakra.textarea
      // After pressing "edit", one wants to write at once.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={formatMessage({ id: 'shell.cover.text' })}
      maxLength={maxCoverText}
      rows={3}
      value={draft.text}
      onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      css={{
        display: 'block',
        width: '100%',
        padding: '4px 8px',
        marginInline: '-8px',
        font: 'inherit',
        letterSpacing: 'inherit',
        color: 'inherit',
        background: 'transparent',
        border: 0,
        borderRadius: 'md',
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
        resize: 'none',
        fieldSizing: 'content',
      }}
    />
  )
}
