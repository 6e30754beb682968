import { uses } from '@metrolibre/contract'
import { SimpleGrid } from '@metrolibre/ui'
import { Checkbox, FieldGroup, type CheckboxProps } from '@metrolibre/ui/form'
import { usePropertyTexts } from './use-text.ts'

interface Props {
  register: (name: 'uses') => Omit<CheckboxProps, 'label'>
}

/** What a property is used for: none, one or several. */
export function UseBoxes({ register }: Props) {
  const { text } = usePropertyTexts()
  return (
    <FieldGroup label={text('uses')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2" mt="2">
        {uses.map((value) => (
          <Checkbox key={value} value={value} label={text(`use.${value}`)} {...register('uses')} />
        ))}
      </SimpleGrid>
    </FieldGroup>
  )
}
