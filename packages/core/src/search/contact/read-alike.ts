/** Letters and characters that look like another, longest first. */
const READ_AS: readonly (readonly [written: string, read: string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ...[...'0оο'].map(sign => [sign, 'o'] as const),
  ...[...'1iіı|'].map(sign => [sign, 'l'] as const),
  ['5', 's'],
  ['а', 'a'],
  ['е', 'e'],
  ['р', 'p'],
  ['с', 'c'],
  ...[...'-._+'].map(sign => [sign, ''] as const),
]

/** A character as written, and what it looks like at a glance; empty for a dash. */
export interface ReadUnit {
  readonly written: string
  readonly read: string
}

const unitAt = (text: string): ReadUnit => {
  const found = READ_AS.find(([written]) => text.startsWith(written))
  if (found !== undefined) return { written: found[0], read: found[1] }
  const sign = String.fromCodePoint(text.codePointAt(0) as number)
  return { written: sign, read: sign }
}

/**
 * An address character by character, each with what it looks like.
 *
 * Empty: no character. Source: section 5, "Fraud search". Choice: the look-alikes are a short table of those seen in
 * spoofed addresses.
 */
export const readingUnits = (email: string): readonly ReadUnit[] => {
  const units: ReadUnit[] = []
  for (let at = 0; at < email.length; ) {
    const unit = unitAt(email.slice(at, at + 2))
    units.push(unit)
    at += unit.written.length
  }
  return units
}
