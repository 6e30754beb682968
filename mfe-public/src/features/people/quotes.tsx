import type { Testimonial } from '@metrolibre/contract'
import { List, ListItem } from '@metrolibre/ui'
import { Quote } from './quote.tsx'

/** Testimonials side by side. */
export const Quotes = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
  <List
    display="grid"
    gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
    gap={{ base: 4, md: 6 }}
  >
    {testimonials.map((testimonial) => (
      <ListItem key={testimonial.id}>
        <Quote testimonial={testimonial} />
      </ListItem>
    ))}
  </List>
)
