import { useIntl } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'

/** Says over the map that nothing was found, where there is no list next to it to say so. */
export function EmptyNote({ shown }: { shown: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <Box
      as="output"
      position="absolute"
      left="14px"
      bottom="56px"
      zIndex="3"
      maxW="calc(100% - 112px)"
      px="14px"
      py="10px"
      borderRadius="md"
      bg="bg.panel"
      boxShadow="2"
      textStyle="small"
      fontWeight="600"
      _empty={{ display: 'none' }}
    >
      {shown && formatMessage({ id: 'tenants.search.empty.title' })}
    </Box>
  )
}
