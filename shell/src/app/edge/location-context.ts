/** What the router's hooks read the address from. A page that waits is given its own. */
export { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
