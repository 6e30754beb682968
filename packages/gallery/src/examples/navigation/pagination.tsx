import { Pagination } from '@metrolibre/ui/parts'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

interface Props extends StateProps {
  page: number
  pageCount: number
}

function Pages({ title, page, pageCount }: Props) {
  const say = useGalleryTexts()
  return (
    <Pagination
      label={title}
      page={page}
      pageCount={pageCount}
      pageTo={(target) => `#${target}`}
      previousText={say('sample.previous')}
      nextText={say('sample.next')}
      pageLabel={(target) => say('sample.page', { page: target })}
    />
  )
}

export const pagination: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Pagination'],
  about: 'gallery.about.pagination',
  states: [
    { id: 'firstPage', Show: ({ title }) => <Pages title={title} page={1} pageCount={3} /> },
    { id: 'manyPages', Show: ({ title }) => <Pages title={title} page={6} pageCount={12} /> },
    { id: 'lastPage', Show: ({ title }) => <Pages title={title} page={3} pageCount={3} /> },
  ],
}
