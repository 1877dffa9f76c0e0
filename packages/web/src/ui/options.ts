import type { ReactNode } from 'react'

/** One thing to choose from. */
export interface Option<Key extends string = string> {
  key: Key
  label: string
  /** A second line that distinguishes it from the others. */
  note?: string
  icon?: ReactNode
  isDisabled?: boolean
}
