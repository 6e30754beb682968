import { maxSearchLength } from '@metrolibre/contract'
import {
  FormattedMessage,
  deviceStorage,
  localePath,
  returnPath,
  useErrorText,
  useIntl,
  useLocale,
  useNavigate,
} from '@metrolibre/platform'
import { openBeside } from '@metrolibre/platform/browser'
import { Box, Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import { Dialog } from '@metrolibre/ui/overlay'
import { useId, useState, type KeyboardEvent } from 'react'
import type { FoundByAdmin } from './found.ts'
import { Keys } from './keys.tsx'
import { keepRecentFind, readRecentFinds } from './recent.ts'
import { FindResults, type ShownGroup } from './results.tsx'
import { useFound } from './use-found.ts'
import { useSettledWords } from './use-settled.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Gives what was typed before the field was there, once. */
  takeTyped: () => string
}

/** The search of admins over everything, with the keyboard or a finger. */
export default function FindDialog({ open, onClose, takeTyped }: Props) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={formatMessage({ id: 'shell.find.title' })}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <Find onClose={onClose} takeTyped={takeTyped} />
    </Dialog>
  )
}

function Find({ onClose, takeTyped }: Omit<Props, 'open'>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { locale } = useLocale()
  const [typed, type] = useState('')
  const [selected, select] = useState(0)
  const [recent] = useState(() => readRecentFinds(deviceStorage))
  const q = useSettledWords(typed)
  const { groups, asks, error, isError, isFetching } = useFound(q)
  const id = useId()
  const shown: readonly ShownGroup[] = asks
    ? groups
    : recent.length > 0
      ? [{ kind: 'recent', found: recent }]
      : []
  const all = shown.flatMap(({ found }) => found)
  const at = Math.min(selected, all.length - 1)
  const open = (found: FoundByAdmin) => {
    keepRecentFind(deviceStorage, found)
    onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const found = all[at]
    if (step && all.length > 0) {
      event.preventDefault()
      select((at + step + all.length) % all.length)
    } else if (event.key === 'Enter' && found) {
      event.preventDefault()
      open(found)
      const beside = returnPath(localePath(locale, found.to), location.origin)
      if (beside && (event.ctrlKey || event.metaKey)) openBeside(beside)
      else navigate(found.to)
    }
  }
  return (
    <Box minH={{ base: '70vh', md: '420px' }}>
      <TextInput
        label={formatMessage({ id: 'shell.find.label' })}
        labelHidden
        type="search"
        maxLength={maxSearchLength}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither group nor lead to a page
        role="combobox"
        autoComplete="off"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
        placeholder={formatMessage({ id: 'shell.find.label' })}
        prefix={<MagnifyingGlass />}
        value={typed}
        onChange={({ target }) => {
          type(target.value)
          select(0)
        }}
        onKeyDown={onKey}
        onFocus={() => {
          const early = takeTyped()
          if (early) type((now) => now + early)
        }}
      />
      <FindResults id={id} groups={shown} q={asks ? q : ''} selected={at} onSelect={select} onOpen={open} />
      <Text aria-live="polite" color="fg.muted" mt="3" px="12px">
        <Says
          asks={asks}
          count={all.length}
          error={isError ? error : null}
          busy={isFetching || q !== typed}
          q={q}
        />
      </Text>
      <Keys />
    </Box>
  )
}

interface SaysProps {
  asks: boolean
  count: number
  error: unknown
  busy: boolean
  q: string
}

/** What there is to say about the results. */
function Says({ asks, count, error, busy, q }: SaysProps) {
  const errorText = useErrorText()
  if (!asks) return <FormattedMessage id="shell.find.hint" />
  if (error) return errorText(error).text
  if (count > 0) return <FormattedMessage id="shell.find.count" values={{ count }} />
  return busy ? (
    <FormattedMessage id="shell.find.busy" />
  ) : (
    <FormattedMessage id="shell.find.none" values={{ q }} />
  )
}
