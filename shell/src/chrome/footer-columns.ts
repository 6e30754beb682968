/** The pages that the footer links to, if a remote serves them. */
export const footerColumns = [
  {
    id: 'spaces',
    links: [
      { id: 'tenants', to: '/propietario' },
      { id: 'owners', to: '/propiedad' },
      { id: 'favourites', to: '/favoritos' },
      { id: 'how', to: '/casos-de-exito' },
    ],
  },
  {
    id: 'company',
    links: [
      { id: 'community', to: '/posts' },
      { id: 'questions', to: '/preguntas' },
      { id: 'work', to: '/trabaja-con-nosotros' },
    ],
  },
  {
    id: 'legal',
    links: [
      { id: 'terms', to: '/terminos' },
      { id: 'privacy', to: '/politicas-cookies' },
    ],
  },
] as const
