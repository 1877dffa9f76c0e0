import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './CompareScreen.module.css'

const SAID_FOR_MS = 2000

/** Puts the address of this page on the clipboard, to be sent to a colleague. Whoever opens it sees what they may. */
export const CopyLink = () => {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid('Link copied.'),
      () => setSaid('Not copied: copy the address of this page.'),
    )
  return (
    <span className={styles['copy']}>
      <span role="status" className={styles['count']}>
        {said}
      </span>
      <Button onClick={() => void copy()}>Copy link</Button>
    </span>
  )
}
