import { noticesAtom, toastsAtom, useAtomValue } from '@metrolibre/platform/host'

/** Shows alerts, confirmations and toasts in plain HTML, with the same roles as in the shell. */
export function NoticeBoard() {
  const [notice] = useAtomValue(noticesAtom)
  const toasts = useAtomValue(toastsAtom)
  return (
    <>
      {notice && (
        <div role="alertdialog" aria-label={notice.request.title}>
          <p>{notice.request.text}</p>
          {notice.kind === 'confirm' && (
            <button type="button" onClick={() => notice.answer(false)}>
              {notice.request.cancel}
            </button>
          )}
          <button type="button" onClick={() => notice.answer(true)}>
            {notice.kind === 'confirm' ? notice.request.confirm : 'OK'}
          </button>
        </div>
      )}
      {toasts.map(({ id, text, action }) => (
        <output key={id}>
          {text}
          {action && (
            <button type="button" onClick={action.onPress}>
              {action.text}
            </button>
          )}
        </output>
      ))}
    </>
  )
}
