import type { HighlightedText } from './highlight-text.ts'

/** A text with the typed part lit; without one, the text as it is. */
export const Highlight = ({
  text,
  highlight,
}: {
  readonly text: string
  readonly highlight: HighlightedText | undefined
}) =>
  highlight === undefined || highlight.highlight === '' ? (
    text
  ) : (
    <>
      {highlight.before}
      <mark>{highlight.highlight}</mark>
      {highlight.after}
    </>
  )
