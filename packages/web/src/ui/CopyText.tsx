import { type ReactNode, useState } from 'react'
import styles from './CopyText.module.css'
import { cx } from './cx.ts'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface CopyTextProps {
  /** The name of the value, for the name of the button: "MC number". */
  label: string
  /** The text shown, and copied unless `copied` is given. */
  text: string
  /** The text for the clipboard, if it differs from the text shown. */
  copied?: string
  /** The text with a part of it highlighted. */
  highlight?: ReactNode
  className?: string
}

const SAID_FOR_MS = 1600

/**
 * An identifier that a click copies. It announces "Copied", or that the clipboard refused.
 * Choice: its live region is rendered at the first hover or focus, as a list has a hundred of these.
 */
export const CopyText = ({ label, text, copied = text, highlight = text, className }: CopyTextProps) => {
  const [said, setSaid] = useState<string>()
  const come = () => setSaid(now => now ?? '')
  const say = (text: string) => {
    setSaid(text)
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
