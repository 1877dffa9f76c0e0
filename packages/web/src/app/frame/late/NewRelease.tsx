import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { BrowserTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ReleaseWatch } from './release-watch.ts'

/**
 * A quiet notice that a newer release is served. The user decides when to load it, and confirms if text would be lost.
 */
export const NewRelease = observer(() => {
  const release = useStore(BrowserTokens.PageRelease)
  const clock = useStore(BrowserTokens.Clock)
  const missing = useStore(BrowserTokens.MissingCodeErrors)
  const unsaved = useStore(BrowserTokens.UnsavedText)
  const [watch] = useState(() => new ReleaseWatch(release, clock))
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible') void watch.watch()
      else watch.stop()
    }
    onSight()
    document.addEventListener('visibilitychange', onSight)
    const stopHearing = missing.subscribe(() => void watch.request())
    return () => {
      document.removeEventListener('visibilitychange', onSight)
      stopHearing()
      watch.stop()
    }
  }, [watch, missing])

  if (!watch.isNew) return null
  const reload = () => {
    if (!isPending && unsaved.isThere()) setPending(true)
    else release.reload()
  }
  return (
    <Notice
      tone="info"
      title={isPending ? 'What you typed is not saved.' : 'A new version is available.'}
      onDismiss={watch.dismiss}
      action={
        <Button size="small" onClick={reload}>
          {isPending ? 'Reload without saving' : 'Reload'}
        </Button>
      }
    >
      {isPending ? 'Save it first, or reload and lose it.' : 'Reload the page to get it.'}
    </Notice>
  )
})
