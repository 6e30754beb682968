/** Spanish paths of the community's pages. */
export const postsPath = '/posts'
export const newPostPath = '/posts/crear'
export const postPath = (id: string) => `/posts/${id}`
export const editPostPath = (id: string) => `/posts/${id}/editar`
