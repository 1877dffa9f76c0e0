import type { LitText } from './lit-text.ts'

/** A text with the typed part lit; without one, the text as it is. */
export const Lit = ({ text, lit }: { readonly text: string; readonly lit: LitText | undefined }) =>
  lit === undefined || lit.lit === '' ? (
    text
  ) : (
    <>
      {lit.before}
      <mark>{lit.lit}</mark>
      {lit.after}
    </>
  )
