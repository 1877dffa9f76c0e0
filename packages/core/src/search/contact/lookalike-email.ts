import { normalEmail } from '../../carrier/directory/normal-contact.ts'

/** Letters and signs that are read as another, longest first. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[0оο]/g, 'o'],
  [/[1iіı|]/g, 'l'],
  [/5/g, 's'],
  [/а/g, 'a'],
  [/е/g, 'e'],
  [/р/g, 'p'],
  [/с/g, 'c'],
  [/[-._+]/g, ''],
]

const readingOf = (email: string): string =>
  READ_AS.reduce((text, [written, read]) => text.replace(written, read), email)

/**
 * Whether two e-mail addresses are different ones that look the same at a glance: `ruth@eaglemesa.example` and
 * `ruth@eag1emesa.example`, or the same with a dash more.
 *
 * Empty: a blank text looks like nothing. Refuses: an address in other capitals is the same one, so false.
 * Source: section 5, "Fraud search". Choice: what is read alike is a short table of the signs seen in spoofed addresses.
 */
export const isLookalikeEmail = (one: string, other: string): boolean => {
  const [a, b] = [normalEmail(one), normalEmail(other)]
  return a !== null && b !== null && a !== b && readingOf(a) === readingOf(b)
}
