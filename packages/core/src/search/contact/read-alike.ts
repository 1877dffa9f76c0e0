/** Letters and characters that look like another, by what they look like; the last are not seen. */
const SIGNS: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'в',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еε',
  g: 'ɡ',
  h: 'нһ',
  j: 'ј',
  k: 'кκ',
  l: '1iіı|ӏιǀ',
  m: 'м',
  n: 'ո',
  o: '0оοσ',
  p: 'рρ',
  q: 'ԛ',
  s: '5ѕ',
  t: 'тτ',
  u: 'ս',
  v: 'ѵν',
  w: 'ԝ',
  x: 'хχ',
  y: 'уү',
  '': '-._+',
}
const READ_AS: ReadonlyMap<string, string> = new Map([
  ['rn', 'm'],
  ['vv', 'w'],
  ...Object.entries(SIGNS).flatMap(([read, signs]) => [...signs].map(sign => [sign, read] as const)),
])

/** A character as written, and what it looks like at a glance; empty for a dash. */
export interface ReadUnit {
  readonly written: string
  readonly read: string
}

const MARKS = /\p{M}+/gu

const unitAt = (text: string): ReadUnit => {
  const pair = READ_AS.get(text)
  if (pair !== undefined) return { written: text, read: pair }
  const written = String.fromCodePoint(text.codePointAt(0) as number)
  const plain = written.normalize('NFKD').replace(MARKS, '')
  return { written, read: READ_AS.get(written) ?? READ_AS.get(plain) ?? plain }
}

/**
 * An address character by character, each with what it looks like.
 *
 * Empty: no character. Source: section 5, "Fraud search". Choice: the look-alikes are a short table of those seen in
 * spoofed addresses; an accent is not seen.
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

/** A text as it reads at a glance: the same for two that are taken for each other. Source: section 5, "Look-alikes". */
export const readingOf = (text: string): string =>
  readingUnits(text)
    .map(({ read }) => read)
    .join('')
