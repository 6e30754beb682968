import { Flex } from '@metrolibre/ui'
import type { Icon } from '@metrolibre/ui/icons'

/** A label with its icon. */
export function IconLabel({ icon: Symbol, text }: { icon: Icon; text: string }) {
  return (
    <Flex as="span" gap="12px" align="center">
      <Symbol size={24} />
      {text}
    </Flex>
  )
}
