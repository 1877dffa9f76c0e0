import { digitsOf } from '../../shared/digits.ts'
import { stripName } from '../../shared/name-text.ts'
import { type Needle, needleOf } from './needle.ts'

/** The kinds of text in a directory that can be searched. */
export type DirectoryField = 'name' | 'phone' | 'email' | 'address'

/** A range of a text, in code units: from (inclusive) to (exclusive). */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** The compared form of each kind of text, and what is searched in it. */
const READINGS: Readonly<
  Record<DirectoryField, { readonly needle: keyof Needle; readonly counts: (character: string) => string }>
> = {
  name: { needle: 'name', counts: stripName },
  address: { needle: 'name', counts: stripName },
  phone: { needle: 'phone', counts: digitsOf },
  email: { needle: 'email', counts: character => character.toLowerCase() },
}

interface Counting {
  readonly text: string
  readonly from: number
  readonly to: number
}

const countingOf = (shown: string, counts: (character: string) => string): readonly Counting[] => {
  const counting: Counting[] = []
  let from = 0
  for (const character of shown) {
    const to = from + character.length
    for (const text of counts(character)) counting.push({ text, from, to })
    from = to
  }
  return counting
}

/**
 * The part of a name, phone, e-mail or address that matches a search text, as shown: in "(214) 555-0110" the text 2145
 * finds "214) 5". Of several the first.
 *
 * Empty: null for a blank text. Refuses: null where the search does not find it.
 * Source: section 3, "Directory"; it is compared as `searchDirectory` compares.
 */
export const directoryMatch = (field: DirectoryField, shown: string, text: string): TextSpan | null => {
  const { needle, counts } = READINGS[field]
  const wanted = [...needleOf(text)[needle]]
  if (text.trim() === '' || wanted.length === 0) return null
  const counting = countingOf(shown, counts)
  const at = counting.findIndex((_, start) =>
    wanted.every((each, step) => counting[start + step]?.text === each),
  )
  const first = counting[at]
  const last = counting[at + wanted.length - 1]
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to }
}
