import { stripName } from '../../shared/name-text.ts'

/** A search text in the form that each kind of text is compared in. */
export interface Needle {
  /** Letters and digits; an empty text never matches a name. */
  readonly name: string
  /** Digits, and no letters except those of an extension; an empty text never matches a phone. */
  readonly phone: string
  readonly email: string
}

/** Characters of a phone besides digits. */
const SIGNS_AND_EXTENSION = /[^\p{L}\d]|[ext]/giu

/** Reads a search text. */
export const needleOf = (text: string): Needle => ({
  name: stripName(text),
  phone: text.replace(SIGNS_AND_EXTENSION, ''),
  email: text.trim().toLowerCase(),
})
