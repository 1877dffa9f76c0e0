import * as core from '@fairhaul/core'
import type { Answer } from '../transport/answer.ts'
import type { AnyCall } from '../transport/call.ts'
import { Unreadable } from '../wire/reader.ts'

/** The values of samples: none of them may appear in an error. */
export const SECRETS = ['Qzx7 Wjv', '2031-07-08', '918273', '/vehicles?vin=4KX', '/Kq9']
const [TERMS, DAY, NUMBER, SEARCH, LINK] = SECRETS as [string, string, string, string, string]

/** The sample value of a field, by its reader's error for a missing value. */
const BY_ERROR: Readonly<Record<string, unknown>> = {
  'no text': TERMS,
  'no index of a value': 0,
  'no id': Number(NUMBER),
  'no whole number from 0': Number(NUMBER),
  'no number from 0': Number(NUMBER),
  'no miles from 0': Number(NUMBER),
  'no degrees': 7.25,
  'no share from 0 to 1': 0.25,
  'no percentage': 9,
  'no month': 4,
  'neither true nor false': true,
  'no calendar date': DAY,
  'no instant with a zone': `${DAY}T08:00:00.000Z`,
  'no address of the web': LINK,
  'no digest': 'a'.repeat(64),
  'no value of a fact': TERMS,
  'no address of a search': SEARCH,
  'not exactly one of an address and a user': null,
}
/** A key that objects by rule type contain, and that other readers ignore. */
export const RULE_TYPE = core.RULE_TYPES[0]

const inCore = Object.values<unknown>(core).flatMap(it => (Array.isArray(it) ? (it as unknown[]) : []))
const ofCore = inCore.filter(it => typeof it === 'string')
/** Names of closed sets: core's, also in the wire's spelling, and those that only readers know. */
const KNOWN_VALUES = [
  ...['done', 'pass', 'main', 'own', ...Object.keys(core.INSURANCE_ACTIVITY_LABELS)],
  ...ofCore,
  ...ofCore.map(word => word.replaceAll('-', '_')),
]
const NO_WORD = 'a word of a newer kind'

/** The path of a value: names of fields and indexes of rows. */
export type Path = readonly string[]

/** A copy of a sample with one value changed; undefined removes it. */
export const changed = (sample: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value
  if (Array.isArray(sample))
    return (sample as unknown[]).map((row, index) =>
      String(index) === step ? changed(row, rest, value) : row,
    )
  const from = sample as Readonly<Record<string, unknown>>
  return { ...from, [step]: changed(from[step], rest, value) }
}

/** A successful response with a body and paging headers. */
export const answerOf = (body: unknown): Answer => ({
  status: 200,
  headers: new Headers({ currentpage: '1', totalpages: '1', totalitems: '1' }),
  body,
})

/** What a call reads from a body, as text, or its error. */
const readBy = (call: AnyCall, body: unknown): { read: string } | { path: Path; error: string } => {
  try {
    return { read: JSON.stringify(call.read(answerOf(body))) }
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    const [, steps = '', error = ''] = /^(?:(.*?): )?(.*)$/.exec(thrown.message) ?? []
    return { path: steps === '' ? [] : steps.split('.'), error }
  }
}

/** The value at a path of a sample. */
export const valueAt = (sample: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, step) => (inside as Record<string, unknown>)[step], sample)

const isSame = (one: Path, other: Path) => one.join('.') === other.join('.')

const isRefusedAt = (call: AnyCall, sample: unknown, path: Path): boolean => {
  const received = readBy(call, sample)
  return 'path' in received && isSame(received.path, path)
}

/** Whether a row is read and not left out: breaking one of its other fields is then refused. */
const isStored = (call: AnyCall, sample: unknown, path: Path, wordless: string): boolean => {
  if (JSON.stringify(readBy(call, sample)) !== wordless) return true
  const row = path.slice(0, -1)
  const beside = Object.keys(valueAt(sample, row) as object).filter(step => step !== path.at(-1))
  return beside.some(step => isRefusedAt(call, changed(sample, [...row, step], SECRETS), [...row, step]))
}

/** The sample with a known name at the path: one that is neither refused nor left out. */
const withWord = (call: AnyCall, sample: unknown, path: Path): unknown => {
  const wordless = JSON.stringify(readBy(call, changed(sample, path, NO_WORD)))
  const found = KNOWN_VALUES.map(word => changed(sample, path, word)).find(
    candidate => !isRefusedAt(call, candidate, path) && isStored(call, candidate, path, wordless),
  )
  if (found === undefined) throw new Error(`${call.route}: no word for ${path.join('.')}`)
  return found
}

const isWordInList = (path: Path) => /^\d+$/.test(path.at(-1) ?? '')

const mended = (call: AnyCall, sample: unknown, path: Path, error: string): unknown => {
  if (error === 'no word that is known here') {
    const wordless = changed(sample, path, NO_WORD)
    return isWordInList(path) && !isRefusedAt(call, wordless, path) ? wordless : withWord(call, sample, path)
  }
  if (error === 'no object') return changed(sample, path, { [RULE_TYPE]: undefined })
  if (error === 'no list') return changed(sample, path, [undefined])
  if (error === 'fewer than two points') {
    const points = valueAt(sample, path) as unknown[]
    return changed(sample, path, [...points, ...points])
  }
  if (!(error in BY_ERROR)) throw new Error(`${call.route}: nothing is "${error}"`)
  return changed(sample, path, BY_ERROR[error])
}

/** More than any call has. */
const FIELDS_MAX = 2_000

/**
 * A body with every field that a call reads and one row in each list, built from the errors of the call's
 * reader. Undefined for a call that reads nothing.
 */
export const sampleOf = (call: AnyCall): unknown => {
  let sample: unknown = 0
  let before = ''
  for (let fields = 0; fields < FIELDS_MAX; fields += 1) {
    const received = readBy(call, sample)
    if ('read' in received) return sample === 0 ? undefined : JSON.parse(JSON.stringify(sample))
    const errorText = `${received.path.join('.')}: ${received.error}`
    if (errorText === before) throw new Error(`${call.route}: still "${errorText}"`)
    before = errorText
    sample = mended(call, sample, received.path, received.error)
  }
  throw new Error(`${call.route}: an error of its reader names another place than its own`)
}

/** Every path in a sample except the root. */
export const placesIn = (sample: unknown): readonly Path[] =>
  typeof sample !== 'object' || sample === null
    ? []
    : Object.entries(sample).flatMap(([step, value]) => [
        [step],
        ...placesIn(value).map(path => [step, ...path]),
      ])
