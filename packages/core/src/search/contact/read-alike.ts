/** Letters and signs that are read as another, longest first. */
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

/** What is written, and what it is read as at a glance; nothing for a dash. */
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
 * An address sign by sign, each with what it is read as.
 *
 * Empty: no sign. Source: section 5, "Fraud search". Choice: what is read alike is a short table of the signs seen in
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
