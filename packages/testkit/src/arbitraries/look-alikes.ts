import fc from 'fast-check'
import { truckingNames } from './trucking-domains.ts'

const FIRST = [
  ...['amber', 'badger', 'cedar', 'copper', 'crimson', 'dakota', 'eagle', 'falcon', 'granite', 'harbor'],
  ...['hickory', 'juniper', 'lantern', 'magnolia', 'maple', 'northern', 'osprey', 'pioneer', 'prairie'],
  ...['quarry', 'redwood', 'sierra', 'summit', 'tundra', 'valley', 'willow'],
] as const
const SECOND = [
  ...['anchor', 'basin', 'bluff', 'bridge', 'canyon', 'crest', 'delta', 'forge', 'fork', 'gate', 'glen'],
  ...['hollow', 'junction', 'ledge', 'meadow', 'mesa', 'notch', 'orchard', 'pass', 'ridge', 'spring'],
  ...['stone', 'trail', 'wren'],
] as const
const TRADE = [
  'freight',
  'trucking',
  'transport',
  'logistics',
  'express',
  'dispatch',
  'lines',
  'llc',
] as const
const ENDINGS = ['example', 'com', 'net', 'co', 'us', 'biz', 'com.mx'] as const

/** The name of a company as its domain has it: two words, and often one of its trade. */
export const domainNames: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...SECOND), fc.constantFrom('', ...TRADE))
  .map(parts => parts.join(''))

/** An ending of a domain. */
export const domainEndings: fc.Arbitrary<string> = fc.constantFrom(...ENDINGS)

/** Two names of companies that have no word of their own in common. */
export const unrelatedNames: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(
    fc.shuffledSubarray([...FIRST], { minLength: 2, maxLength: 2 }),
    fc.shuffledSubarray([...SECOND], { minLength: 2, maxLength: 2 }),
    fc.array(fc.constantFrom('', '-', ...TRADE), { minLength: 2, maxLength: 2 }),
  )
  .map(([first, second, trade]) => {
    const nameAt = (at: 0 | 1) =>
      trade[at] === '-' ? `${first[at]}-${second[at]}` : `${first[at]}${second[at]}${trade[at]}`
    return [nameAt(0), nameAt(1)] as const
  })

const READ_ALIKE: readonly (readonly [string, string])[] = [
  ['l', '1'],
  ['i', 'l'],
  ['l', 'i'],
  ['o', '0'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['s', '5'],
  ['a', 'а'],
  ['e', 'е'],
  ['o', 'о'],
  ['p', 'р'],
  ['c', 'с'],
  ['e', 'é'],
]

const at = (text: string, place: number) => place % text.length

/** The letters from which a name is found beside any word, also if two of them read like one. */
const LONG_NAME = 9

/** Each kind of change that an impostor makes to the name in a domain, applied at a place that a number chooses. */
export const LOOKALIKE_CHANGES: Readonly<Record<string, (name: string, place: number) => string>> = {
  'a letter more': (name, place) =>
    `${name.slice(0, at(name, place))}${name[at(name, place)]}${name.slice(at(name, place))}`,
  'a letter less': (name, place) => name.slice(0, at(name, place)) + name.slice(at(name, place) + 1),
  'another letter': (name, place) =>
    `${name.slice(0, at(name, place))}${name[at(name, place)] === 'q' ? 'z' : 'q'}${name.slice(at(name, place) + 1)}`,
  'two letters swapped': (name, place) => {
    const from = place % (name.length - 1)
    return `${name.slice(0, from)}${name[from + 1]}${name[from]}${name.slice(from + 2)}`
  },
  'a sign that reads alike': (name, place) => {
    const found = READ_ALIKE.filter(([letter]) => name.includes(letter))
    const [letter, sign] = found[place % found.length] ?? ['', '']
    return name.replace(letter, sign)
  },
  'a word more': (name, place) => `${name}${TRADE[place % TRADE.length]}`,
  'a word more behind a hyphen': (name, place) => `${name}-${TRADE[place % TRADE.length]}`,
  'a word more before it': (name, place) => `${place % 2 === 0 ? 'secure-' : 'dispatch'}${name}`,
  'any word beside a hyphen': (name, place) => {
    if (name.length < LONG_NAME) return name
    return place % 2 === 0 ? `${name}-alfa` : `alfa-${name}`
  },
  'a word less': name => {
    const word = TRADE.find(each => name.endsWith(each))
    return word === undefined ? name : name.slice(0, -word.length).replace(/-$/, '')
  },
  'a hyphen more': (name, place) => {
    const from = 1 + (place % (name.length - 1))
    return `${name.slice(0, from)}-${name.slice(from)}`
  },
}

/** Domains beside others: alike in one of the usual ways, or not. */
export const domainPairs: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(
    fc.oneof(domainNames, truckingNames),
    fc.oneof(domainNames, truckingNames),
    fc.constantFrom('unrelated', 'under', ...Object.keys(LOOKALIKE_CHANGES)),
    fc.nat(40),
    domainEndings,
    domainEndings,
  )
  .map(([name, other, kind, place, ending, otherEnding]) => {
    const known = `${name}.${ending}`
    if (kind === 'unrelated') return [`${other}.${otherEnding}`, known] as const
    if (kind === 'under') return [`${name}.${ending}.${other}.${otherEnding}`, known] as const
    return [`${LOOKALIKE_CHANGES[kind]?.(name, place) ?? name}.${otherEnding}`, known] as const
  })

const LOCALS = [
  'dispatch',
  'Office',
  'ruth',
  '5hared',
  'shared',
  'rnara',
  'mara',
  'eaglemesa',
  'eagle.mesa',
] as const

/** E-mail addresses beside others: at domains that are alike, the same, or those of public mail services. */
export const emailPairs: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(
    domainPairs,
    fc.constantFrom(...LOCALS, 'eaglemesafreight', 'eagel.mesa'),
    fc.constantFrom(...LOCALS),
    fc.constantFrom('domains', 'same', 'public', 'other public', 'like public', 'mixed'),
  )
  .map(([[domain, known], local, localKnown, kind]) => {
    const [a, b] = {
      domains: [domain, known],
      same: [known, known],
      public: ['gmail.com', 'gmail.com'],
      'other public': ['yahoo.com', 'gmail.com'],
      'like public': ['gmai1.com', 'gmail.com'],
      mixed: ['gmail.com', known],
    }[kind] as [string, string]
    return [`${local}@${a}`, `${localKnown}@${b}`] as const
  })
