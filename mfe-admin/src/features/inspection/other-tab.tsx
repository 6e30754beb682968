import { useDraft } from '@metrolibre/platform/forms'
import { Alert, Button, Flex } from '@metrolibre/ui'
import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { SheetKept, type SheetForm, type SheetValues } from './sheet-values.ts'

type Kept = InferOutput<typeof SheetKept>

/**
 * Warns that the same sheet is filled in in another tab too: both are kept under one name on the device, so that the
 * one that is typed last would silently win. What was typed there can be taken over here.
 */
export function OtherTab({ form, name }: { form: SheetForm; name: string }) {
  const { text } = usePropertyTexts()
  const draft = useDraft(name, SheetKept)
  const [other, setOther] = useState<Kept>()
  const { getValues, reset } = form
  useEffect(
    () =>
      draft.watchOtherTabs((values) => {
        const here: Record<string, unknown> = getValues()
        const differs = Object.entries(values).some(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(here[field] ?? null),
        )
        setOther(differs ? values : undefined)
      }),
    [draft, getValues],
  )
  if (!other) return null
  const keepOwn = () => {
    draft.write(getValues())
    setOther(undefined)
  }
  const takeOther = () => {
    reset({ ...getValues(), ...other } as SheetValues, { keepDefaultValues: true })
    setOther(undefined)
  }
  return (
    <Alert tone="warn" title={text('inspect.otherTab')}>
      {text('inspect.otherTabText')}
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={takeOther}>
          {text('inspect.takeOther')}
        </Button>
        <Button size="sm" variant="ghost" onClick={keepOwn}>
          {text('inspect.keepOwn')}
        </Button>
      </Flex>
    </Alert>
  )
}
