import type { Testimonial } from '@metrolibre/contract'
import { List, ListItem } from '@metrolibre/ui'
import { hasFilm, PersonQuote } from './quote.tsx'

/**
 * Testimonials side by side. One with a film takes two places and has it next to the words, so that the others are not
 * mostly empty.
 */
export function Quotes({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const hasFilms = testimonials.some(hasFilm)
  return (
    <List
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        [hasFilms ? 'xl' : 'lg']: `repeat(${hasFilms ? 4 : 3}, minmax(0, 1fr))`,
      }}
      gridAutoFlow="dense"
      gap={{ base: 4, md: 6 }}
    >
      {testimonials.map((testimonial) => (
        <ListItem key={testimonial.id} gridColumn={{ md: hasFilm(testimonial) ? 'span 2' : 'auto' }}>
          <PersonQuote testimonial={testimonial} />
        </ListItem>
      ))}
    </List>
  )
}
