import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindNamed } from '../import/kinds/index.ts'
import { DECIDING_FILES } from '../../rules/assessment/deciding-files.ts'
import { DATA_SETS } from './data-sets.ts'

const documentation = readFileSync(new URL('../../../../../docs/federal-data.md', import.meta.url), 'utf8')

it('every data set is read as a kind of file that there is', () => {
  for (const { kind } of DATA_SETS) expect(kindNamed(kind)?.name).toBe(kind)
})

it('every data set and every difference has an id of its own', () => {
  const ids = DATA_SETS.flatMap(({ id, differenceId = [] }) => [id, differenceId].flat())
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}$/)
})

it('the documentation lists every data set with its title, ids and cadence, and no other', () => {
  const listed = documentation
    .split('\n')
    .filter(line => /^\| [^|]+ \| [a-z0-9]{4}-[a-z0-9]{4} \|/.test(line))
    .map(line =>
      line
        .split('|')
        .slice(1, 5)
        .map(cell => cell.trim()),
    )
  const expected = DATA_SETS.map(({ title, id, differenceId = '', cadence }) => [
    title,
    id,
    differenceId,
    cadence,
  ])
  const textOf = (row: readonly string[]) => row.join(' | ')
  expect(new Set(listed.map(textOf))).toEqual(new Set(expected.map(textOf)))
})

it('every file that decides a rule is one of them, with its title and cadence', () => {
  for (const [kind, { source, cadence }] of Object.entries(DECIDING_FILES)) {
    expect(kindNamed(kind)?.numbers).toBeDefined()
    const sets = DATA_SETS.filter(it => it.kind === kind)
    expect(sets.length).toBeGreaterThan(0)
    for (const set of sets) {
      expect(set.title.replace(/, (?:inter|intra)state$/, '')).toBe(source)
      expect(set.cadence).toBe(cadence)
    }
  }
})
