import { FormattedMessage } from '@metrolibre/platform'
import { Alert, List, ListItem } from '@metrolibre/ui'
import { InView } from '@metrolibre/ui/parts'
import { useState, type ReactNode } from 'react'
import { isChangedMeanwhile } from './is-changed-meanwhile.ts'

interface Versioned {
  readonly updatedAt: string
}

interface Options<T extends Versioned> {
  /** The record that the form was filled from. */
  readonly record: T
  /** Reads the record again. */
  readonly read: () => Promise<T>
  /** The fields of the form with their labels, and how a value is written. */
  readonly fields: ReadonlyArray<{ label: string; value: (record: T) => string }>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * For a form of a record that two admins may change at once. Send `ifUpdatedAt`; when saving fails, call `explain`:
 * if somebody else was faster it reads the record again and resolves with true. `notice` then says which fields
 * were changed and to what. What was typed stays, and saving again is the decision to replace it: send what `merged`
 * returns, in which the fields that were not touched here are as the other admin left them. After saving, call `forget`.
 */
export const useChangedMeanwhile = <T extends Versioned>({ record, read, fields }: Options<T>) => {
  const [latest, setLatest] = useState<T>()
  const explain = async (error: unknown): Promise<boolean> => {
    if (!isChangedMeanwhile(error)) return false
    setLatest(await read())
    return true
  }
  const changed = latest ? fields.filter(({ value }) => value(latest) !== value(record)) : []
  const notice: ReactNode = latest && (
    <InView key={latest.updatedAt}>
      <Alert tone="warn" title={<FormattedMessage id="mfe-admin.changedMeanwhile.title" />}>
        {changed.length === 0 ? (
          <FormattedMessage id="mfe-admin.changedMeanwhile.elsewhere" />
        ) : (
          <List>
            {changed.map(({ label, value }) => (
              <ListItem key={label}>
                <FormattedMessage
                  id="mfe-admin.changedMeanwhile.field"
                  values={{ label, value: value(latest) || '–' }}
                />
              </ListItem>
            ))}
          </List>
        )}
      </Alert>
    </InView>
  )
  const merged = <Typed extends object>(typed: Typed): Typed => {
    if (!latest) return typed
    const before = new Map<string, unknown>(Object.entries(record))
    const now = new Map<string, unknown>(Object.entries(latest))
    const untouched = Object.entries(typed)
      .filter(([name, value]) => before.has(name) && isSame(value, before.get(name)))
      .map(([name]) => [name, now.get(name)])
    return { ...typed, ...Object.fromEntries(untouched) }
  }
  const forget = (): void => setLatest(undefined)
  return { forget, merged, ifUpdatedAt: (latest ?? record).updatedAt, explain, notice }
}
