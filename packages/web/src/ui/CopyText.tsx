import { type ReactNode, useEffect, useState } from 'react'
import styles from './CopyText.module.css'
import { cx } from './cx.ts'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface CopyTextProps {
  /** What it is, for the name of the button: "MC number". */
  label: string
  /** What is shown, and copied unless `copied` says otherwise. */
  text: string
  /** What lands on the clipboard, when it is written differently from what is shown. */
  copied?: string
  /** The text with a part of it lit: the same letters. */
  lit?: ReactNode
  className?: string
}

const SAID_FOR_MS = 1600

/** An identifier that a click copies. It says "Copied" politely, or that the clipboard refused. */
export const CopyText = ({ label, text, copied = text, lit = text, className }: CopyTextProps) => {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  return (
    <span className={cx(styles['copy'], className)}>
      <button
        type="button"
        className={styles['button']}
        title={`Copy ${label}`}
        data-said={said || undefined}
        onClick={() => void copy()}
      >
        {lit}
        <span className={visuallyHiddenClass}>, copy {label}</span>
      </button>
      <span role="status" className={styles['said']}>
        {said}
      </span>
    </span>
  )
}
