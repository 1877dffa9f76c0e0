import { stripName } from '../../shared/name-text.ts'

/** What is looked for, as each kind of text is compared. */
export interface Needle {
  /** Letters and digits; never matches a name when it is empty. */
  readonly name: string
  /** Digits, with any letters but those of an extension, so that words match no phone; nor does an empty text. */
  readonly phone: string
  readonly email: string
}

/** What a phone may have beside its digits. */
const SIGNS_AND_EXTENSION = /[^\p{L}\d]|[ext]/giu

/** Reads a search text. */
export const needleOf = (text: string): Needle => ({
  name: stripName(text),
  phone: text.replace(SIGNS_AND_EXTENSION, ''),
  email: text.trim().toLowerCase(),
})
