import {
  siteFactAnswers,
  siteFactsFor,
  siteSizesFor,
  type PropertyType,
  type SiteFact,
  type SiteSize,
} from '@metrolibre/contract'
import { toChoice, toDecimal, toFactor } from '@metrolibre/platform/forms'
import { Select, TextInput } from '@metrolibre/ui/form'
import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react'
import { usePropertyTexts } from './use-text.ts'

type Name = SiteSize | SiteFact
interface Registered {
  name: string
  onChange: ChangeEventHandler
  onBlur: FocusEventHandler
  ref: RefCallback<unknown>
}

interface Props {
  kind: PropertyType | null
  register: (name: Name, options: { setValueAs: (typed: unknown) => unknown }) => Registered
  errors: { readonly [N in Name]?: { readonly message?: string | undefined } | undefined }
}

/** The fields of what sheds and plots are chosen by, for a grid of the form. What is left open is not stated. */
export function SiteFields({ kind, register, errors }: Props) {
  const { text } = usePropertyTexts()
  if (kind === null || siteFactsFor(kind).length === 0) return null
  return (
    <>
      {siteSizesFor(kind).map((name) => (
        <TextInput
          key={name}
          label={text(name)}
          suffix={name === 'floorLoad' ? 'kg/m²' : 'm'}
          inputMode="decimal"
          error={errors[name]?.message}
          {...register(name, { setValueAs: name === 'floorLoad' ? toDecimal : toFactor })}
        />
      ))}
      {siteFactsFor(kind).map((name) => (
        <Select
          key={name}
          label={text(name)}
          placeholder={text('none')}
          options={siteFactAnswers.map((value) => ({ value, label: text(value) }))}
          error={errors[name]?.message}
          {...register(name, { setValueAs: toChoice })}
        />
      ))}
    </>
  )
}
