import { inTitleCase } from '@fairhaul/core'
import type { ClipboardEvent, ReactNode } from 'react'

export interface CarrierNameProps {
  /** The name as it is on record. */
  readonly name: string
  /** How it is shown, where more than the plain text is. Only the case of its letters differs from the record. */
  readonly children?: ((shown: string) => ReactNode) | undefined
}

/** A name in title case: a hover shows the spelling of the record, and a copy of the name has it. */
const InTitleCase = ({ name, children }: CarrierNameProps) => {
  const shown = inTitleCase(name)
  const copy = (event: ClipboardEvent) => {
    const copied = String(window.getSelection())
    const at = copied === '' ? -1 : shown.indexOf(copied)
    if (at < 0) return
    event.clipboardData.setData('text/plain', name.slice(at, at + copied.length))
    event.preventDefault()
  }
  return (
    <span title={name} onCopy={copy}>
      {children?.(shown) ?? shown}
    </span>
  )
}

export default InTitleCase
