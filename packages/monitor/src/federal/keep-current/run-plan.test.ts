import { expect, it } from 'vitest'
import type { LoggedRun } from '../import/store/import-runs.ts'
import { changeLines } from './run-plan.ts'

const aRun = (changes: Partial<LoggedRun>): LoggedRun => ({
  id: 1,
  kind: 'SMS measures',
  fileName: 'a.csv',
  dataSet: null,
  isDifference: false,
  publishedOn: '2026-11-20',
  digest: 'x',
  asOf: '2026-11-20',
  rows: 3,
  added: 1,
  changed: 0,
  unchanged: 2,
  rejected: 0,
  startedAt: new Date('2026-11-20T07:00:00Z'),
  finishedAt: new Date('2026-11-20T07:00:00Z'),
  refusal: null,
  checkedAt: null,
  isWhole: true,
  ...changes,
})

it('what changed names each published file, also two of one kind, and what was left out for what it is', () => {
  const counts = '1 added, 2 unchanged, older or left out; facts of 2026-11-20'
  expect(
    changeLines([
      aRun({ dataSet: '4y6x-dmck' }),
      aRun({ dataSet: 'h9zy-gjn8' }),
      aRun({ kind: 'Motus Carrier', dataSet: 'nakq-58th', isDifference: true }),
      aRun({}),
    ]),
  ).toEqual([
    'What changed:',
    `  SMS measures, interstate: ${counts}`,
    `  SMS measures, intrastate: ${counts}`,
    `  Motus Carrier of 2026-11-20: ${counts}`,
    `  SMS measures: ${counts}`,
  ])
})

it('a file without any row that is new says so', () => {
  expect(changeLines([aRun({ added: 0, unchanged: 0 })])).toEqual([
    'What changed:',
    '  SMS measures: nothing new; facts of 2026-11-20',
  ])
})
