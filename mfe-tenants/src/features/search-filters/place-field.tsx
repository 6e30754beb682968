import { deviceStorage, useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { chakra } from '@metrolibre/ui'
import { MapPin } from '@metrolibre/ui/icons'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { BarField, bareControl } from './bar-field.tsx'
import { plainZoneName } from '../../property/asked-zones.ts'
import { optionId } from './option-id.ts'
import { forgetRecent, readRecentSearches } from './recent-searches.ts'
import type { Search } from './search-query.ts'
import { useOptions, type Choices, type FilterOption } from './use-options.ts'

/** Loaded when there is something to suggest. Without it the words in the box still search. */
const SuggestionList = lazyPart(
  () => import('./suggestion-list.tsx'),
  () => null,
)

interface Props {
  /** The text in the box; the parent also reads it when the form is submitted. */
  text: string
  onText: (text: string) => void
  choices: Choices
}

/**
 * Searches for a comuna, a city or any words, with suggestions, and while it is empty with the recent searches; follows
 * the ARIA combobox pattern.
 */
export function PlaceField({ text, onText, choices }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const listId = `${id}-list`
  const [asking, setAsking] = useState(false)
  const [activeKey, setActiveKey] = useState<string>()
  const [recent, setRecent] = useState<readonly Search[]>([])
  const options = useOptions(
    { text, asking, recent },
    { ...choices, onForget: () => forgetRecent(deviceStorage) },
  )
  const open = options.length > 0
  // Suggestions that arrive later move the chosen one, but Enter still takes the same.
  const active = options.findIndex(({ key }) => key === activeKey)
  const offerRecent = () => setRecent(readRecentSearches(deviceStorage))
  const close = () => {
    setAsking(false)
    setRecent([])
    setActiveKey(undefined)
  }
  const pick = (option: FilterOption) => {
    close()
    option.choose()
  }
  const step = (by: number) => setActiveKey(options[(active + by + options.length) % options.length]?.key)
  // What is typed as one suggestion is called, and no other, means that one.
  const named = () => {
    const [only, second] = options.filter(({ label }) => plainZoneName(label) === plainZoneName(text.trim()))
    return second === undefined ? only : undefined
  }
  const onKey = (event: KeyboardEvent) => {
    const chosen = options[active] ?? (event.key === 'Enter' && text.trim() !== '' ? named() : undefined)
    if (event.key === 'Escape' && open) close()
    else if (event.key === 'ArrowDown' && open) step(1)
    else if (event.key === 'ArrowUp' && open) step(active < 0 ? 0 : -1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else {
      // The form is sent with what was typed, and late suggestions would lie over its results.
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  }
  return (
    <BarField htmlFor={id} label={formatMessage({ id: 'tenants.search.place' })} icon={<MapPin />}>
      <chakra.input
        {...bareControl}
        id={id}
        name="q"
        type="text"
        autoComplete="off"
        maxLength={120}
        placeholder={formatMessage({ id: 'tenants.search.placeHint' })}
        _placeholder={{ color: 'fg.muted', fontWeight: '500', opacity: 1 }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither name kinds nor lead to a property
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        value={text}
        onChange={({ target }) => {
          setAsking(true)
          setActiveKey(undefined)
          // Emptied after a search, while it has kept the focus, the box offers them as when it gets the focus.
          if (!target.value) offerRecent()
          onText(target.value)
        }}
        onKeyDown={onKey}
        onFocus={offerRecent}
        onClick={offerRecent}
        onBlur={close}
      />
      {open && (
        <Suspense>
          <SuggestionList
            id={listId}
            label={formatMessage({ id: `tenants.search.${text.trim() ? 'suggestions' : 'recent'}` })}
            options={options}
            active={active}
            onPick={pick}
          />
        </Suspense>
      )}
    </BarField>
  )
}
