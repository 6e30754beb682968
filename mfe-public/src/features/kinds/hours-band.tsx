import { FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@metrolibre/ui'

const booked = 'repeating-linear-gradient(135deg, transparent 0 4px, {colors.border.strong} 4px 5px)'
const taken = (hour: number) => hour < 9 || hour >= 19
const chosen = (hour: number) => hour >= 10 && hour < 14

/** A band about places that are rented by the hour, with a day drawn as tape. */
export function HoursBand() {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      // With large text, the parts no longer fit side by side.
      wrap={{ md: 'wrap' }}
      gap={{ base: '18px', md: '20px 40px' }}
      align={{ base: 'stretch', md: 'center' }}
      mt="5"
      p={{ base: '22px', md: '26px 32px' }}
      borderRadius="xl"
      bg="status.hours.bg"
    >
      <Box flex={{ md: '1 1 11rem' }}>
        <Heading as="h3" textStyle="sub" color="status.hours.fg">
          <FormattedMessage id="mfe-public.home.hours.title" />
        </Heading>
        <Text textStyle="small" mt="1.5">
          <FormattedMessage id="mfe-public.home.hours.text" />
        </Text>
      </Box>
      <Box aria-hidden flex={{ md: '1.5 1 15rem' }}>
        <Grid
          gridTemplateColumns="repeat(24, 1fr)"
          h="44px"
          borderRadius="8px"
          overflow="hidden"
          bg="bg.panel"
        >
          {Array.from({ length: 24 }, (_, hour) => (
            <Box
              key={hour}
              borderInlineEnd={chosen(hour) ? undefined : '1px solid {colors.border}'}
              layerStyle={chosen(hour) ? 'tape' : undefined}
              style={chosen(hour) ? { ['--tape-unit' as string]: '6px' } : undefined}
              background={taken(hour) ? booked : undefined}
            />
          ))}
        </Grid>
        <Text textStyle="measure" display="flex" justifyContent="space-between" mt="1.5" color="fg.muted">
          <span>0:00</span>
          <span>9:00</span>
          <chakra.b color="fg" fontWeight={680}>
            <FormattedMessage id="mfe-public.home.hours.example" />
          </chakra.b>
          <span>19:00</span>
          <span>24:00</span>
        </Text>
      </Box>
      <Button as={Link} to="/propietario?type=hours" variant="outline">
        <FormattedMessage id="mfe-public.home.hours.action" />
      </Button>
    </Flex>
  )
}
