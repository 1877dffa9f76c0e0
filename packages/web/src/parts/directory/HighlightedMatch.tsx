import { type DirectoryField, directoryMatch } from '@fairhaul/core'
import styles from './directory.module.css'

interface Props {
  readonly field: DirectoryField
  readonly text: string
  /** The search text. */
  readonly search: string
}

/** A text of the directory with the matched part highlighted. */
export const HighlightedMatch = ({ field, text, search }: Props) => {
  const match = directoryMatch(field, text, search)
  if (match === null) return text
  return (
    <>
      {text.slice(0, match.from)}
      <mark className={styles['lit']}>{text.slice(match.from, match.to)}</mark>
      {text.slice(match.to)}
    </>
  )
}
