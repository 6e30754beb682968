import { Box, Center, Grid, ListItem, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

/** One next step with its button; on a phone the button is below, so that the text has the full width. */
export function NextStep({ icon, title, text, action }: Props) {
  return (
    <ListItem borderTopWidth="1px" borderColor="border" py="18px">
      <Grid
        columnGap="16px"
        rowGap="12px"
        alignItems={{ base: 'start', md: 'center' }}
        templateColumns={{ base: '44px minmax(0, 1fr)', md: '44px minmax(0, 1fr) auto' }}
      >
        <Center boxSize="44px" borderRadius="md" bg="bg.subtle" color="fg.link">
          {icon}
        </Center>
        <Box overflowWrap="anywhere">
          <Text fontWeight={640}>{title}</Text>
          <Text textStyle="small" color="fg.muted">
            {text}
          </Text>
        </Box>
        {action && <Box gridColumn={{ base: 2, md: 'auto' }}>{action}</Box>}
      </Grid>
    </ListItem>
  )
}
