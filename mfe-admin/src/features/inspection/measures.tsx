import { toDecimal, toFactor, useFieldArray, useWatch } from '@metrolibre/platform/forms'
import { Box, Button, Flex, IconButton } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { Plus, Trash } from '@metrolibre/ui/icons'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { InspectionPart } from './part.tsx'
import { InspectionPlan } from './plan.tsx'
import type { SheetForm } from './sheet-values.ts'

/** The area and the measures, which can be added and left out, with the plan that follows from them. */
export function Measures({ form }: { form: SheetForm }) {
  const { text } = usePropertyTexts()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'measures' })
  const measures = useWatch({ control, name: 'measures' })
  const errorOf = (index: number) => formState.errors.measures?.[index]
  return (
    <InspectionPart id="measures" title={text('inspect.measures')}>
      <InspectionPlan measures={measures} />
      <TextInput
        inputMode="decimal"
        label={text('area')}
        suffix="m²"
        error={formState.errors.area?.message}
        {...register('area', { setValueAs: toDecimal })}
      />
      {fields.map((field, index) => {
        const shown = measures[index]?.name || text('inspect.measure.other')
        return (
          <Flex key={field.id} gap="2" align="flex-start">
            <Box flex="1" minW="0">
              <TextInput
                compact
                label={text('inspect.measureName')}
                maxLength={60}
                error={errorOf(index)?.name?.message}
                {...register(`measures.${index}.name`)}
              />
            </Box>
            <Box w="120px">
              <TextInput
                compact
                inputMode="decimal"
                label={text('inspect.measureValue')}
                aria-label={`${shown}, ${text('inspect.measureValue')}`}
                suffix={field.unit === 'm2' ? 'm²' : 'm'}
                error={errorOf(index)?.value?.message}
                {...register(`measures.${index}.value`, {
                  setValueAs: field.unit === 'm2' ? toDecimal : toFactor,
                })}
              />
            </Box>
            <IconButton
              style={{ marginTop: 24 }}
              label={text('inspect.removeMeasure', { name: shown })}
              icon={<Trash />}
              onClick={() => remove(index)}
            />
          </Flex>
        )
      })}
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          icon={<Plus />}
          onClick={() => append({ name: '', value: null, unit: 'm' })}
        >
          {text('inspect.addLength')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Plus />}
          onClick={() => append({ name: '', value: null, unit: 'm2' })}
        >
          {text('inspect.addArea')}
        </Button>
      </Flex>
    </InspectionPart>
  )
}
