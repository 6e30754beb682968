import { useSession } from '@metrolibre/platform'
import { openFileDraft, type KeptFile } from '@metrolibre/platform/browser'
import { useEffect, useMemo, useState } from 'react'

/** The photos of a sheet that have not arrived yet. They are kept on the device; undefined until they were read. */
export const usePhotos = (name: string) => {
  const who = useSession().user?.id ?? null
  const kept = useMemo(() => openFileDraft(name, who), [name, who])
  const [photos, setPhotos] = useState<readonly KeptFile[]>()
  useEffect(() => {
    let shown = true
    void kept.list().then((files) => shown && setPhotos(files))
    return () => {
      shown = false
    }
  }, [kept])
  return {
    photos,
    add: async (files: readonly File[]) => {
      const added = await Promise.all(files.map(async (file) => ({ id: await kept.add(file), file })))
      setPhotos((all = []) => [...all, ...added])
    },
    remove: async (id: string) => {
      await kept.remove(id)
      setPhotos((all = []) => all.filter((one) => one.id !== id))
    },
  }
}
