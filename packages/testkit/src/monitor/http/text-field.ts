import { z } from 'zod'

/**
 * A text in a query or a body, the blanks around it taken off, of at most so many characters.
 *
 * Refuses: a longer text, and with `min: 1` an empty one. Nothing is ever cut off.
 */
export const textField = ({ min = 0, max }: { readonly min?: 0 | 1; readonly max: number }) =>
  z
    .string('Give one text.')
    .trim()
    .min(min, 'Write something first.')
    .max(max, `Give at most ${max.toLocaleString('en-US')} characters.`)

/** A text as it stands in a `like` pattern: its own signs mean themselves. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)
