import { inTitleCase } from '@fairhaul/core'
import type { ClipboardEvent, ReactNode } from 'react'

export interface CarrierNameProps {
  /** The name as it is on record. */
  readonly name: string
  /** How it is shown, where more than the plain text is. Only the case of its letters differs from the record. */
  readonly children?: ((shown: string) => ReactNode) | undefined
}

/** A copied text with the name, or the part of it that was selected, as on record. Undefined: the name is not in it. */
const spelledAsRecord = (copied: string, shown: string, name: string): string | undefined => {
  if (copied.includes(shown)) return copied.replace(shown, () => name)
  const at = shown.indexOf(copied)
  return at < 0 || copied === '' ? undefined : name.slice(at, at + copied.length)
}

/** A name in title case: a hover shows the spelling of the record, and a copy of the name has it. */
const InTitleCase = ({ name, children }: CarrierNameProps) => {
  const shown = inTitleCase(name)
  const copy = (event: ClipboardEvent) => {
    const text = spelledAsRecord(String(window.getSelection()), shown, name)
    if (text === undefined) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }
  return (
    <span title={name} onCopy={copy}>
      {children?.(shown) ?? shown}
    </span>
  )
}

export default InTitleCase
