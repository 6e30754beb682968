import { conditions, type PropertyType } from '@metrolibre/contract'
import { SimpleGrid } from '@metrolibre/ui'
import { NumberInput, Select, Textarea } from '@metrolibre/ui/form'
import { toChoice, toNumber } from '@metrolibre/platform/forms'
import { SiteFields } from '../../properties/site-fields.tsx'
import { UseBoxes } from '../../properties/use-boxes.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { InspectionPart } from './part.tsx'
import type { SheetForm } from './sheet-values.ts'

/** The condition of the place, what it can be used for, and what was seen. */
export function Findings({ form: { register, formState }, kind }: { form: SheetForm; kind: PropertyType }) {
  const { text } = usePropertyTexts()
  const states = conditions.map((value) => ({ value, label: text(`condition.${value}`) }))
  return (
    <InspectionPart id="notes" title={text('inspect.notes')}>
      <SimpleGrid columns={2} gap="3">
        {(['paintingState', 'floorState'] as const).map((name) => (
          <Select
            key={name}
            label={text(name)}
            placeholder={text('none')}
            options={states}
            {...register(name, { setValueAs: toChoice })}
          />
        ))}
        {(['bathrooms', 'garage'] as const).map((name) => (
          <NumberInput
            key={name}
            label={text(name)}
            min={0}
            error={formState.errors[name]?.message}
            {...register(name, { setValueAs: toNumber })}
          />
        ))}
        <SiteFields kind={kind} register={register} errors={formState.errors} />
      </SimpleGrid>
      <UseBoxes register={register} />
      <Textarea
        label={text('inspect.note')}
        rows={5}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </InspectionPart>
  )
}
