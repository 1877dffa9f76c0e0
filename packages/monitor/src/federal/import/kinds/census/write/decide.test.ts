import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { censusDay, decide } from './decide.ts'
import {
  columnsOfMarks,
  FILE_KINDS,
  type FileKind,
  type Mark,
  type Marks,
  marksOfColumns,
} from './federal-marks.ts'

const mark = (asOf: string, digest = 1): Mark => ({ asOf: `2026-11-${asOf}`, digest })

describe('what a row of a file changes', () => {
  it.each<[string, Marks, FileKind, Mark, string, boolean, boolean]>([
    ['the same row again', { sms: mark('05') }, 'sms', mark('05'), 'unchanged', false, false],
    ['the same row of a later day', { sms: mark('05') }, 'sms', mark('09'), 'unchanged', false, false],
    ['another row of a later day', { sms: mark('05') }, 'sms', mark('09', 2), 'changed', true, false],
    ['another row of the same day', { sms: mark('05') }, 'sms', mark('05', 2), 'changed', true, false],
    ['an older file', { sms: mark('05') }, 'sms', mark('04', 2), 'outdated', false, false],
    ['the register for the first time', { sms: mark('05') }, 'company', mark('05'), 'changed', true, true],
    [
      'an older register for the first time',
      { sms: mark('05') },
      'company',
      mark('01'),
      'changed',
      false,
      true,
    ],
    [
      'an older SMS census for the first time',
      { company: mark('05') },
      'sms',
      mark('01'),
      'outdated',
      false,
      false,
    ],
    [
      'an SMS census of the same day as the register',
      { company: mark('05') },
      'sms',
      mark('05'),
      'outdated',
      false,
      false,
    ],
    ['a later SMS census', { company: mark('05') }, 'sms', mark('06'), 'changed', true, false],
    [
      'an earlier SMS row, read again after the register',
      { sms: mark('01'), company: mark('05') },
      'sms',
      mark('06'),
      'changed',
      true,
      false,
    ],
    [
      'the first file again after the register',
      { sms: mark('01'), company: mark('05') },
      'sms',
      mark('01'),
      'unchanged',
      false,
      false,
    ],
  ])('%s', (_, before, kind, row, outcome, writesShared, writesRegistration) => {
    expect(decide(before, kind, row)).toMatchObject({ outcome, writesShared, writesRegistration })
  })

  it('the census carries the day of the register where there is one', () => {
    expect(censusDay({ sms: mark('09'), company: mark('05') })).toBe('2026-11-05')
    expect(censusDay({ sms: mark('09') })).toBe('2026-11-09')
    expect(censusDay({})).toBeNull()
  })
})

/** What comes after files were read one after the other: which file gave the shared facts, and which the register's. */
const readAll = (files: readonly (readonly [FileKind, Mark])[]) => {
  let marks: Marks = {}
  let shared = ''
  let registration = 0
  for (const [kind, row] of files) {
    const decision = decide(marks, kind, row)
    if (decision.writesShared) shared = `${kind} ${row.digest}`
    if (decision.writesRegistration) registration = row.digest
    marks = decision.marks
  }
  return { shared, registration }
}

const file = fc.tuple(fc.constantFrom(...FILE_KINDS), fc.constantFrom('01', '02', '03', '04'))
const rowOf = ([kind, day]: readonly [FileKind, string]) =>
  [kind, mark(day, (kind === 'sms' ? 100 : 200) + Number(day))] as const

describe('laws', () => {
  it('the order in which files are read makes no difference to what is in the end', () => {
    const twoOrders = fc
      .uniqueArray(file, { minLength: 1, selector: String })
      .chain(files => fc.tuple(fc.constant(files), fc.shuffledSubarray(files, { minLength: files.length })))
    fc.assert(
      fc.property(twoOrders, ([one, other]) => {
        expect(readAll(other.map(rowOf))).toEqual(readAll(one.map(rowOf)))
      }),
    )
  })

  it('files read a second time change nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(file, { minLength: 1, selector: String }), files => {
        const rows = files.map(rowOf)
        let marks: Marks = {}
        for (const [kind, row] of rows) marks = decide(marks, kind, row).marks
        for (const [kind, row] of rows) {
          const again = decide(marks, kind, row)
          expect(again.outcome).not.toBe('changed')
          marks = again.marks
        }
      }),
    )
  })

  it('marks that are written are read back, the register with the day of the census facts', () => {
    const anyMark = fc.record({
      asOf: fc.constantFrom('2026-11-01', '2025-02-28'),
      digest: fc.integer({ min: 1, max: 2 ** 38 - 1 }),
    })
    fc.assert(
      fc.property(fc.record({ sms: anyMark, company: anyMark }, { requiredKeys: [] }), marks => {
        expect(marksOfColumns(columnsOfMarks(marks), censusDay(marks))).toEqual(marks)
      }),
    )
  })
  it('a carrier without census facts has no marks', () => {
    expect(marksOfColumns({ company_digest: null, sms_digest: null, sms_as_of: null }, null)).toEqual({})
  })
})
