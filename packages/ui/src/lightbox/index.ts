/**
 * Full-screen pictures with PhotoSwipe. The host does not share this entry; each remote bundles its own copy. That is why
 * these files import the core as `@metrolibre/ui`, which is shared, and never by a relative path.
 */
export { Lightbox, type LightboxProps } from './lightbox.tsx'
