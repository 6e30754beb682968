import { Text } from '@metrolibre/ui'

/** How many there are, next to the name of a part. */
export const Count = ({ value }: { value: number }) => (
  <Text as="span" textStyle="measure" color="fg.muted">
    {value}
  </Text>
)
