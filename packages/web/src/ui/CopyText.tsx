import { type ReactNode, useState } from 'react'
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
  highlight?: ReactNode
  className?: string
}

const SAID_FOR_MS = 1600

/**
 * An identifier that a click copies. It says "Copied" politely, or that the clipboard refused.
 * Choice: where it will be said is on the page once pointer or focus has come, as a list has a hundred of these.
 */
export const CopyText = ({ label, text, copied = text, highlight = text, className }: CopyTextProps) => {
  const [said, setSaid] = useState<string>()
  const come = () => setSaid(now => now ?? '')
  const say = (words: string) => {
    setSaid(words)
    setTimeout(() => setSaid(''), SAID_FOR_MS)
  }
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => say('Copied'),
      () => say('Not copied'),
    )
  return (
    <>
      <button
        type="button"
        className={cx(styles['button'], className)}
        title={`Copy ${label}`}
        aria-label={`${text}, copy ${label}`}
        data-said={said || undefined}
        onPointerEnter={come}
        onFocus={come}
        onClick={() => void copy()}
      >
        {highlight}
      </button>
      {said !== undefined && (
        <span role="status" className={visuallyHiddenClass}>
          {said}
        </span>
      )}
    </>
  )
}
