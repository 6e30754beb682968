import { Box, Center, Flex, ListItem, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

/** One thing to do or to have, with its button. */
export function NextStep({ icon, title, text, action }: Props) {
  return (
    <ListItem borderTopWidth="1px" borderColor="border" py="18px">
      <Flex gap="16px" align="center">
        <Center flex="none" boxSize="44px" borderRadius="md" bg="bg.subtle" color="fg.link">
          {icon}
        </Center>
        <Box flex="1" minW={0} overflowWrap="anywhere">
          <Text fontWeight={640}>{title}</Text>
          <Text textStyle="small" color="fg.muted">
            {text}
          </Text>
        </Box>
        {action}
      </Flex>
    </ListItem>
  )
}
